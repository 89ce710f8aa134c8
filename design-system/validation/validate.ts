import { isEmpty } from './emptiness.ts';
import { failBy, type Failure, type FormatBound } from './failure.ts';
import { planOf, type Check } from './plan.ts';
import type { RuleContext, Rules } from './rules.ts';

/** How a field is called in its messages, and what its own rules may look at. */
export type ValidateOptions = {
  /** What `{field}` stands for. */
  readonly label?: string | undefined;
  /** What `{field}` stands for where there is no label. */
  readonly name?: string | undefined;
  /** How the bounds of min_value and max_value are written, where the value is in another unit. */
  readonly formatBound?: FormatBound | undefined;
  /** The values of other fields, for rules that ask for them. */
  readonly valueOf?: ((name: string) => unknown) | undefined;
  /** Tells asynchronous rules that nobody waits for their answer. */
  readonly signal?: AbortSignal | undefined;
};

/** An answer, or the promise of one where an asynchronous rule has to be waited for. */
export type Verdict = Failure | null | Promise<Failure | null>;

const noOtherField = () => undefined;

function fieldOf(options: ValidateOptions | undefined): string {
  return options?.label || options?.name || 'value';
}

function contextFor(options: ValidateOptions | undefined): RuleContext {
  return {
    field: fieldOf(options),
    valueOf: options?.valueOf ?? noOtherField,
    get signal() {
      return options?.signal ?? new AbortController().signal;
    },
  };
}

type Walk = {
  readonly value: unknown;
  readonly checks: readonly Check[];
  readonly options: ValidateOptions | undefined;
  /** What comes after an asynchronous rule waits for its answer. */
  readonly waits: boolean;
};

function fail(check: Check, options: ValidateOptions | undefined): Failure {
  return failBy(check, fieldOf(options), options?.formatBound);
}

function walk(way: Walk, from: number): Verdict {
  const { value, checks, options, waits } = way;
  for (let index = from; index < checks.length; index += 1) {
    const check = checks[index] as Check;
    // Rules of the specification, which are most, need no context, and making one costs more than they do.
    const passes = check.isOwn
      ? check.test(value, undefined, contextFor(options))
      : check.test(value, check.parameter);
    if (passes === true) continue;
    if (typeof passes !== 'object') return fail(check, options);
    const answer = passes.catch(() => true);
    if (!waits) continue;
    return answer.then((hasPassed) => (hasPassed ? walk(way, index + 1) : fail(check, options)));
  }
  return null;
}

function start(value: unknown, rules: Rules, options: ValidateOptions | undefined, waits: boolean) {
  const { required, checks } = planOf(rules);
  if (required !== undefined && !required.test(value, required.parameter)) {
    return fail(required, options);
  }
  if (checks.length === 0 || isEmpty(value)) return null;
  return walk({ value, checks, options, waits }, 0);
}

/**
 * Judges a field's value: `required` first, then, unless the value is empty, the rules in their order.
 * Gives the first failure, or null. Does not wait for asynchronous rules: see `validateAsync`. Never throws,
 * unless a rule of one's own does.
 */
export function validate(value: unknown, rules: Rules, options?: ValidateOptions): Failure | null {
  return start(value, rules, options, false) as Failure | null;
}

/** The same, and what comes after an asynchronous rule waits for it; at once where there is none. */
export function judge(value: unknown, rules: Rules, options?: ValidateOptions): Verdict {
  return start(value, rules, options, true);
}

/** Judges a field's value by all its rules, the asynchronous ones among them. */
export async function validateAsync(
  value: unknown,
  rules: Rules,
  options?: ValidateOptions,
): Promise<Failure | null> {
  return judge(value, rules, options);
}
