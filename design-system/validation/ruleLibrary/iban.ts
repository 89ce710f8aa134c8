import { compactCode } from '../../formatters/mask.ts';
import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { acceptedCountries } from './acceptedCountries.ts';
import { createRule, readText } from './createRule.ts';
import { ibanLengths } from './ibanLengths.ts';

const messages = {
  country: defineMessage({
    id: 'ds.validation.ibanCountry',
    defaultMessage: 'Begin the IBAN with the letters of a country that has IBANs, such as DE.',
  }),
  length: defineMessage({
    id: 'ds.validation.ibanLength',
    defaultMessage: 'Length of an IBAN that begins with {country}: {length}. Entered: {count}.',
  }),
  check: defineMessage({
    id: 'ds.validation.ibanCheck',
    defaultMessage: 'The IBAN has a typing error: its check digits do not match.',
  }),
};

type Options = {
  /** The countries whose IBANs are accepted, as ISO 3166 codes. All by default. */
  readonly countries?: readonly string[];
};

/** Returns the remainder modulo 97 of an IBAN as ISO 7064 reads it: the first four characters last, and letters as 10 to 35. */
function getRemainder(code: string): number {
  let remainder = 0;
  for (const sign of code.slice(4) + code.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder;
}

function checkIban(value: unknown, { countries }: Options): RuleFailure | null {
  // Users also paste the label.
  const code = compactCode(readText(value) ?? '').replace(/^IBAN:?/, '');
  const country = code.slice(0, 2);
  const length = ibanLengths.get(country);
  if (length === undefined) return { message: messages.country };
  if (countries && !countries.includes(country)) return acceptedCountries(countries);
  const count = code.length;
  if (count !== length) return { message: messages.length, values: { country, length, count } };
  return /^[A-Z\d]+$/.test(code) && /^\d\d/.test(code.slice(2)) && getRemainder(code) === 1
    ? null
    : { message: messages.check };
}

/**
 * Requires an IBAN: its country, its length and its check digits. Spaces, small letters and a label "IBAN" are accepted; `compactCode`
 * removes spaces for sending. Whether the account exists is not known.
 */
export function iban(options: Options = {}): DefinedRule {
  return createRule('iban', checkIban, options);
}
