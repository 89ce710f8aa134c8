import { toNumber } from './isEmpty.ts';
import { isDevelopment, warnOnce } from '../internal/warnOnce.ts';

/** The validation constraints of an input, as attributes or as properties: an `HTMLInputElement` is one of these. */
export type Constraints = {
  readonly required?: boolean | string | null;
  readonly type?: string | null;
  readonly multiple?: boolean | string | null;
  readonly pattern?: string | null;
  readonly maxLength?: number | string | null;
  readonly minLength?: number | string | null;
  readonly min?: number | string | null;
  readonly max?: number | string | null;
};

/** Returns whether a boolean attribute is set; `required=""` is. */
export function isSet(attribute: boolean | string | null | undefined): true | undefined {
  return attribute === true || typeof attribute === 'string' ? true : undefined;
}

/**
 * Compiles a `pattern` to match the whole value, as in HTML: in the `v` syntax, or in the older `u` syntax if it is invalid there.
 * Returns undefined if it is invalid in both.
 */
export function parsePattern(source: unknown): RegExp | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  for (const flag of ['v', 'u']) {
    try {
      // Compiled alone first: `a)(b` must not become valid between our parentheses.
      void new RegExp(source, flag);
      return new RegExp(`^(?:${source})$`, flag);
    } catch {
      // Invalid in this syntax.
    }
  }
  if (isDevelopment) warnOnce(`The pattern ${source} does not compile, so it is ignored.`);
  return undefined;
}

/** Parses `minLength` or `maxLength`. Returns undefined for anything but a non-negative integer. */
export function parseLength(limit: unknown): number | undefined {
  const length = typeof limit === 'string' && !/^\s*\d+\s*$/.test(limit) ? NaN : toNumber(limit);
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined;
}

/** Parses `min` or `max`, which only numeric inputs have. Returns undefined for anything but a finite number. */
export function parseBound(bound: unknown, type: unknown): number | undefined {
  if (type !== undefined && type !== null && type !== 'number' && type !== 'range')
    return undefined;
  const number = typeof bound === 'string' || typeof bound === 'number' ? toNumber(bound) : NaN;
  return Number.isFinite(number) ? number : undefined;
}
