import { useEffect, useEffectEvent, useState } from 'react';

type Props<Value> = {
  value: Value | null | undefined;
  defaultValue: Value | null;
  onChange: ((value: Value | null) => void) | undefined;
};

type Format<Value> = {
  /** Parses a text; null for an empty or an invalid one. */
  toValue: (text: string) => Value | null;
  toText: (value: Value) => string;
  /** Identifies the format, e.g. the locale. When it changes, a valid value is formatted again. */
  formatKey?: string;
};

/**
 * Keeps the text of a field whose value is not a text, such as a number. The text stays as typed; it is formatted
 * again only when the controlled value differs from it, so invalid input is not lost.
 */
export function useTypedValue<Value>(props: Props<Value>, format: Format<Value>) {
  const { toValue, toText, formatKey } = format;
  function toState(value: Value | null) {
    const text = value === null ? '' : toText(value);
    // `controlled` is the prop of the last render, to notice that the caller has changed it.
    // `readings` counts how often a text without a value got one in a new format.
    return { text, value, formatKey, controlled: props.value, readings: 0 };
  }
  const [state, setState] = useState(() =>
    toState(props.value === undefined ? props.defaultValue : props.value),
  );
  if (!Object.is(props.value, state.controlled)) {
    const isSame = props.value === undefined || Object.is(props.value, state.value);
    setState(isSame ? { ...state, controlled: props.value } : toState(props.value ?? null));
  } else if (formatKey !== state.formatKey) {
    if (state.value === null) {
      // A text without a value, such as 10.50 in yen, may have one in the new format.
      const value = toValue(state.text);
      setState({ ...state, formatKey, value, readings: state.readings + (value === null ? 0 : 1) });
    } else setState(toState(state.value));
  }

  const reportReading = useEffectEvent(() => {
    if (state.readings > 0) props.onChange?.(state.value);
  });
  useEffect(() => reportReading(), [state.readings]);
  return {
    text: state.text,
    value: state.value,
    /** Sets the text and its value, and calls `onChange`. */
    change: (text: string) => {
      const value = toValue(text);
      setState((current) => ({ ...current, text, value }));
      props.onChange?.(value);
    },
    /** Sets the value and its text; calls `onChange` only on reset. */
    restore: (initial: Value | null, isReset: boolean) => {
      setState((current) => ({ ...toState(initial), controlled: current.controlled }));
      if (isReset) props.onChange?.(initial);
    },
    /** Sets another text for the same value. */
    setText: (text: string) => setState((current) => ({ ...current, text })),
  };
}
