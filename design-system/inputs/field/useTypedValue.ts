import { useState } from 'react';

type Kept<Value> = {
  value: Value | null | undefined;
  defaultValue: Value | null;
  onChange: ((value: Value | null) => void) | undefined;
};

type Reading<Value> = {
  /** What a text means; null for nothing, and for what has no meaning here. */
  toValue: (text: string) => Value | null;
  toText: (value: Value) => string;
  /** How texts are written; when it changes, what has a meaning is written anew. */
  dialect?: string;
};

/**
 * The text of a field whose value is something else than the text. It stays as it was typed; it is rewritten
 * when the caller's value says something else, never because it means nothing.
 */
export function useTypedValue<Value>(kept: Kept<Value>, reading: Reading<Value>) {
  const { toValue, toText, dialect } = reading;
  function written(value: Value | null) {
    return { text: value === null ? '' : toText(value), value, dialect, given: kept.value };
  }
  const [state, setState] = useState(() =>
    written(kept.value === undefined ? kept.defaultValue : kept.value),
  );
  if (!Object.is(kept.value, state.given)) {
    const isSame = kept.value === undefined || Object.is(kept.value, state.value);
    setState(isSame ? { ...state, given: kept.value } : written(kept.value ?? null));
  } else if (dialect !== state.dialect) {
    setState(state.value === null ? { ...state, dialect } : written(state.value));
  }
  return {
    text: state.text,
    value: state.value,
    /** Takes what was typed, and tells the caller. */
    change: (text: string) => {
      const value = toValue(text);
      setState((now) => ({ ...now, text, value }));
      kept.onChange?.(value);
    },
    /** Writes the same value in other words. */
    rewrite: (text: string) => setState((now) => ({ ...now, text })),
  };
}
