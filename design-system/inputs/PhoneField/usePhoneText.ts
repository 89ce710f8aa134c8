import type { CountryCode } from 'libphonenumber-js/min';
import { useState } from 'react';
import {
  detectCountry,
  formatPhone,
  isInternational,
  parsePhone,
} from '../../formatters/phoneText.ts';

type Props = {
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null) => void) | undefined;
  /** The country, initially and after a reset, of a number that has none. */
  defaultCountry: CountryCode;
};

function formatValue(value: string | null, country: CountryCode) {
  const number = value === null ? undefined : parsePhone(value, country);
  return number === undefined ? { text: value ?? '', country } : formatPhone(number, country);
}

/** Keeps the text and the country of a phone number as they were typed and selected. */
export function usePhoneText({ value: controlled, defaultValue, onChange, defaultCountry }: Props) {
  const [state, setState] = useState(() => ({
    ...formatValue(controlled === undefined ? defaultValue : controlled, defaultCountry),
    controlled,
  }));
  const { text, country } = state;
  const number = parsePhone(text, country);
  const value = number?.number ?? null;
  if (controlled !== state.controlled) {
    // An application may write null as an empty text.
    const isSame = controlled === undefined || (controlled || null) === value;
    const next = isSame ? { text, country } : formatValue(controlled ?? null, country);
    setState({ ...next, controlled });
  }
  // A default country that arrives late, as with a profile, replaces neither a chosen country nor the country of a number.
  const [lastDefault, setLastDefault] = useState(defaultCountry);
  if (defaultCountry !== lastDefault) {
    setLastDefault(defaultCountry);
    if (text === '' && country === lastDefault) setState({ ...state, country: defaultCountry });
  }

  function update(next: { text: string; country: CountryCode }): void {
    setState((current) => ({ ...current, ...next }));
    onChange?.(parsePhone(next.text, next.country)?.number ?? null);
  }

  return {
    text,
    country,
    value,
    /** Sets the text. An international number also sets its country. */
    setText: (next: string) => update({ text: next, country: detectCountry(next, country) }),
    /** Sets the country and returns the text, from which the calling code of the old country was removed. */
    setCountry: (next: CountryCode) => {
      const isForeign = number !== undefined && isInternational(text);
      const nextText = isForeign ? number.formatNational() : text;
      update({ text: nextText, country: next });
      return nextText;
    },
    /** Formats the number for its country. */
    formatText: () => {
      if (number !== undefined) {
        setState((current) => ({ ...current, ...formatPhone(number, country) }));
      }
    },
    /** Sets the initial value; calls `onChange` only on reset. */
    restore: (initial: unknown, isReset: boolean) => {
      const next = formatValue(typeof initial === 'string' ? initial : null, defaultCountry);
      if (isReset) update(next);
      else setState((current) => ({ ...current, ...next }));
    },
  };
}
