import type { Quiet } from './fieldSpeech.ts';
import type { ValidationError } from './messages.ts';

/** The state of one field. */
export type FieldState = {
  readonly value: unknown;
  readonly initialValue: unknown;
  /** The first rule that the value fails. */
  readonly ruleError: ValidationError | null;
  /** The server's message about the current value. */
  readonly serverError: ValidationError | null;
  /** The message of the form's schema about the current value. */
  readonly schemaError: ValidationError | null;
  /** An asynchronous rule has not answered yet. */
  readonly isValidating: boolean;
  readonly isTouched: boolean;
  /** From the first input, blur or submit on, the field shows its error. */
  readonly isRevealed: boolean;
  /** An input method is composing characters. */
  readonly isComposing: boolean;
};

/** What can happen to a field. */
export type FieldEvent =
  | { readonly type: 'blur' | 'reveal' | 'submit' | 'reset' }
  /** A quiet input does not show the error yet. */
  | { readonly type: 'input'; readonly isQuiet: boolean }
  | { readonly type: 'compositionStart' | 'compositionEnd' }
  | { readonly type: 'markPristine'; readonly value: unknown }
  | { readonly type: 'serverError' | 'schemaError'; readonly error: ValidationError | null }
  | {
      readonly type: 'validated';
      readonly value: unknown;
      readonly error: ValidationError | null;
      readonly isValidating: boolean;
    };

/** The state of a field before it is mounted. */
export const initialFieldState: FieldState = {
  value: undefined,
  initialValue: undefined,
  ruleError: null,
  serverError: null,
  schemaError: null,
  isValidating: false,
  isTouched: false,
  isRevealed: false,
  isComposing: false,
};

/** Returns the state after an event. */
export function fieldReducer(state: FieldState, event: FieldEvent): FieldState {
  switch (event.type) {
    case 'input':
      return {
        ...state,
        serverError: null,
        isRevealed: state.isRevealed || !(state.isComposing || event.isQuiet),
      };
    case 'compositionStart':
      return { ...state, isComposing: true };
    case 'compositionEnd':
      return { ...state, isComposing: false };
    case 'blur':
      return { ...state, isTouched: true, isComposing: false };
    case 'reveal':
      return { ...state, isRevealed: true };
    case 'submit':
      return { ...state, isTouched: true, isRevealed: true };
    case 'schemaError':
    case 'serverError':
      return {
        ...state,
        [event.type]: event.error,
        isRevealed: state.isRevealed || (event.type === 'serverError' && event.error !== null),
      };
    case 'reset':
      return { ...state, serverError: null, isTouched: false, isRevealed: false };
    case 'markPristine':
      return { ...state, initialValue: event.value };
    case 'validated':
      return {
        ...state,
        value: event.value,
        ruleError: event.error,
        isValidating: event.isValidating,
      };
  }
}

/** Returns whether two values are the same; lists are compared entry by entry. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((entry, index) => Object.is(entry, other[index]));
}

/** Returns whether two errors have the same message. */
export function isSameError(one: ValidationError | null, other: ValidationError | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.rule === other.rule &&
    one.text === other.text &&
    one.values['field'] === other.values['field']
  );
}

/** Returns whether the value differs from the initial one. */
export function isDirty({ value, initialValue }: FieldState): boolean {
  return !isSameValue(value, initialValue);
}

/**
 * Returns what is wrong with a field now. A message from the server takes precedence until the next input. A schema knows more about a
 * wrong value than a rule, but not about a missing one.
 */
export function getError(state: FieldState): ValidationError | null {
  const { serverError, ruleError, schemaError } = state;
  return serverError ?? (ruleError?.rule === 'required' ? ruleError : (schemaError ?? ruleError));
}

/** What a field shows below its control: an error, that it is being validated, or nothing. */
export type FieldStatus = ValidationError | 'validating' | null;

/** What a field reports. */
export type FieldListeners = {
  readonly onStatusChange: (status: FieldStatus) => void;
  /** Called when the control must expose more or less of the message. */
  readonly onQuietChange: (quiet: Quiet) => void;
  /** Renders the field again after the browser has reset its controls. */
  readonly render: () => void;
};

/** Returns the message for the browser's own validation, in English; the rule's name if its message has no English text. */
export function getValidity(state: FieldState, errorMessage: string | undefined): string {
  const error = getError(state);
  return error === null ? (errorMessage ?? '') : error.text || error.rule || '';
}

/** Returns what a field shows. */
export function getStatus(state: FieldState): FieldStatus {
  if (!state.isRevealed) return null;
  return getError(state) ?? (state.isValidating ? 'validating' : null);
}

/** Returns whether two statuses look the same. */
export function isSameStatus(one: FieldStatus, other: FieldStatus): boolean {
  if (one === 'validating' || other === 'validating') return one === other;
  return isSameError(one, other);
}
