import { numberOf } from './emptiness.ts';
import type { NamedRules } from './rules.ts';

/** The constraints of an input, as attributes or as properties: an `HTMLInputElement` is one of these. */
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

function isOn(attribute: boolean | string | null | undefined): boolean {
  return attribute === true || typeof attribute === 'string';
}

function patternOf(source: unknown): RegExp | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  try {
    // Compiled alone first: `a)(b` must not become valid between our parentheses.
    void new RegExp(source, 'v');
    return new RegExp(`^(?:${source})$`, 'v');
  } catch {
    return undefined;
  }
}

function lengthOf(limit: unknown): number | undefined {
  const length = typeof limit === 'string' && !/^\s*\d+\s*$/.test(limit) ? NaN : numberOf(limit);
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined;
}

function boundOf(bound: unknown, type: unknown): number | undefined {
  if (type !== undefined && type !== null && type !== 'number' && type !== 'range')
    return undefined;
  const number = typeof bound === 'string' || typeof bound === 'number' ? numberOf(bound) : NaN;
  return Number.isFinite(number) ? number : undefined;
}

/**
 * The rules that an input's own constraints ask for, in the order of the specification. A bound of 0 counts;
 * what is empty or unusable derives nothing. A pattern must match the whole value. Never throws.
 */
export function deriveRules(constraints: Constraints): NamedRules {
  const { type, multiple, min, max } = constraints;
  const rules: { -readonly [Name in keyof NamedRules]: NamedRules[Name] } = {};
  if (isOn(constraints.required)) rules.required = true;
  if (type === 'email') rules.email = isOn(multiple) ? { multiple: true } : true;
  const regex = patternOf(constraints.pattern);
  if (regex !== undefined) rules.regex = regex;
  const maxLength = lengthOf(constraints.maxLength);
  if (maxLength !== undefined) rules.max_length = maxLength;
  const minLength = lengthOf(constraints.minLength);
  if (minLength !== undefined) rules.min_length = minLength;
  const least = boundOf(min, type);
  if (least !== undefined) rules.min_value = least;
  const most = boundOf(max, type);
  if (most !== undefined) rules.max_value = most;
  return rules;
}
