import type { CountryCode } from 'libphonenumber-js/min';
import { useState } from 'react';
import { countryOf, isInternational, readPhone, writePhone } from './phoneText.ts';

type Kept = {
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((value: string | null) => void) | undefined;
  /** The country at first, and after a reset, where the number has none. */
  country: CountryCode;
};

function written(value: string | null, country: CountryCode) {
  const number = value === null ? undefined : readPhone(value, country);
  return number === undefined ? { text: value ?? '', country } : writePhone(number, country);
}

/** The text and the country of a phone number, which are kept as they were typed and chosen. */
export function usePhoneText({ value: given, defaultValue, onChange, country: first }: Kept) {
  const [state, setState] = useState(() => ({
    ...written(given === undefined ? defaultValue : given, first),
    given,
  }));
  const { text, country } = state;
  const number = readPhone(text, country);
  const value = number?.number ?? null;
  if (given !== state.given) {
    const isSame = given === undefined || given === value;
    setState(isSame ? { ...state, given } : { ...written(given ?? null, country), given });
  }

  function take(next: { text: string; country: CountryCode }): void {
    setState((now) => ({ ...now, ...next }));
    onChange?.(readPhone(next.text, next.country)?.number ?? null);
  }

  return {
    text,
    country,
    value,
    /** Takes what was typed; an international number brings its country. */
    type: (next: string) => take({ text: next, country: countryOf(next, country) }),
    /** Takes another country; gives the text, which loses the old country's code. */
    choose: (next: CountryCode) => {
      const isForeign = number !== undefined && isInternational(text);
      const kept = { text: isForeign ? number.formatNational() : text, country: next };
      take(kept);
      return kept.text;
    },
    /** Writes the number as it is written in its country. */
    tidy: () => {
      if (number !== undefined) setState((now) => ({ ...now, ...writePhone(number, country) }));
    },
    /** Back to a number as it was at first. */
    restore: (initial: unknown) =>
      take(written(typeof initial === 'string' ? initial : null, first)),
  };
}
