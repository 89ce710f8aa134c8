import type { Failure } from './failure.ts';
import { isSameValue, type FieldRecord } from './fieldRecord.ts';
import type { Rules } from './rules.ts';
import { judge, type ValidateOptions } from './validate.ts';

type Question = Pick<ValidateOptions, 'label' | 'name' | 'formatBound'> & {
  readonly value: unknown;
  readonly rules: Rules;
  /** What the field's own rules may look at. */
  readonly valueOf: (name: string) => unknown;
  /** Ask again although nothing has changed here: what a rule looks at elsewhere has. */
  readonly isForced: boolean;
};

/**
 * Asks the rules about a value and notes the answer. Where an asynchronous rule has to be waited for,
 * `onLate` is called after its answer is noted; an answer that is no longer the newest is dropped.
 */
export function askRules(record: FieldRecord, question: Question, onLate: () => void): void {
  const { value, rules, isForced, ...options } = question;
  const { asked } = record;
  const isSame = asked !== null && asked.rules === rules && isSameValue(asked.value, value);
  if (isSame && !isForced) return;
  dropAnswer(record);
  const verdict = judge(value, rules, {
    ...options,
    valueOf: (name) => {
      record.reads = (record.reads ?? new Set()).add(name);
      return question.valueOf(name);
    },
    get signal() {
      record.abort ??= new AbortController();
      return record.abort.signal;
    },
  });
  if (!(verdict instanceof Promise)) {
    record.failure = verdict;
    return;
  }
  record.failure = null;
  record.asked = { value, rules };
  const pending: Promise<Failure | null> = verdict.then((failure) => {
    if (record.pending !== pending) return record.pending ?? record.failure;
    record.failure = failure;
    record.pending = null;
    onLate();
    return failure;
  });
  record.pending = pending;
}

/** Nobody waits for the answer any more. */
export function dropAnswer(record: FieldRecord): void {
  record.abort?.abort();
  Object.assign(record, { abort: null, asked: null, pending: null, reads: null });
}
