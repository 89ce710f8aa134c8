import { isSameProblem, type Problem } from './problem.ts';
import type { Rules } from './rules.ts';
import type { Failure } from './failure.ts';

/** What a field shows: what is wrong, that its value is being checked, or nothing. */
export type Shown = Problem | 'checking' | null;

/** What a field knows about itself between renders. */
export type FieldRecord = {
  failure: Failure | null;
  /** The answer of an asynchronous rule that is still waited for. */
  pending: Promise<Failure | null> | null;
  /** What an asynchronous rule was last asked about. */
  asked: { readonly value: unknown; readonly rules: Rules } | null;
  /** Ends what an asynchronous rule is doing. */
  abort: AbortController | null;
  /** The names of the fields that the rules looked at. */
  reads: Set<string> | null;
  serverText: string | null;
  /** The native controls have been told this. */
  validity: string;
  /** What is shown to the reader. */
  told: Shown;
  /** The first input or blur has been: from now on the answer is shown. */
  isShown: boolean;
  isTouched: boolean;
  /** An input method is putting a character together. */
  isComposing: boolean;
  initial: unknown;
  value: unknown;
  rules: Rules | null;
  /** Disabled or read-only: not judged. */
  isExempt: boolean;
  label: string | undefined;
  outsideText: string | undefined;
};

/** A field of which nothing is known yet. */
export function newFieldRecord(): FieldRecord {
  return {
    failure: null,
    pending: null,
    asked: null,
    abort: null,
    reads: null,
    serverText: null,
    validity: '',
    told: null,
    isShown: false,
    isTouched: false,
    isComposing: false,
    initial: undefined,
    value: undefined,
    rules: null,
    isExempt: false,
    label: undefined,
    outsideText: undefined,
  };
}

/** What is wrong now: the server's word stands until the next input. */
export function problemOf({ serverText, failure }: FieldRecord): Problem | null {
  if (serverText !== null) return { serverText };
  return failure === null ? null : { failure };
}

/** What is to be shown now. */
export function shownOf(record: FieldRecord): Shown {
  return problemOf(record) ?? (record.pending === null ? null : 'checking');
}

/** Whether the reader would see no difference. */
export function isSameShown(one: Shown, other: Shown): boolean {
  if (one === 'checking' || other === 'checking') return one === other;
  return isSameProblem(one, other);
}

/** Whether two values are the same; lists are compared entry by entry. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}

function validityOf({ serverText, failure, outsideText }: FieldRecord): string {
  if (serverText !== null) return serverText;
  // A rule whose message has no English text is no less broken.
  return failure === null ? (outsideText ?? '') : failure.text || failure.rule;
}

/** Makes `:invalid` and `form.checkValidity()` agree with our answer. */
export function tellControls(root: HTMLElement | null, record: FieldRecord): void {
  const validity = validityOf(record);
  if (root === null || (validity === '' && record.validity === '')) return;
  record.validity = validity;
  const controls = root.querySelectorAll<HTMLInputElement>('input, select, textarea');
  for (const control of controls) {
    // The browser would style it anew.
    if (control.validationMessage !== validity) control.setCustomValidity(validity);
  }
}
