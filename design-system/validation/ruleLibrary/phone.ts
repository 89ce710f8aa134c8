import { validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min';
import { isInternational, parsePhone } from '../../formatters/phoneText.ts';
import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { defineMessage } from '../messages.ts';
import type { DefinedRule, RuleFailure } from '../rules.ts';
import { acceptedCountries } from './acceptedCountries.ts';
import { createRule, readText } from './createRule.ts';

const messages = {
  phone: defineMessage({
    id: 'ds.validation.phone',
    defaultMessage: 'Enter a valid phone number.',
  }),
  country: defineMessage({
    id: 'ds.validation.phoneCountry',
    defaultMessage: 'Begin the phone number with + and the country code.',
  }),
  short: defineMessage({
    id: 'ds.validation.phoneShort',
    defaultMessage: 'The phone number is too short.',
  }),
  long: defineMessage({
    id: 'ds.validation.phoneLong',
    defaultMessage: 'The phone number is too long.',
  }),
};

type Options = {
  /** The country of numbers without a calling code, as an ISO 3166 code. By default numbers need one. */
  readonly country?: CountryCode;
  /** The countries whose numbers are accepted. All by default. */
  readonly countries?: readonly CountryCode[];
};

function checkPhone(value: unknown, { country, countries }: Options): RuleFailure | null {
  const text = toLatinDigits(readText(value) ?? '');
  if (!country && !isInternational(text)) return { message: messages.country };
  const number = parsePhone(text, country ?? 'US');
  if (number !== undefined) {
    const isAccepted = !countries || countries.some((one) => one === number.country);
    return isAccepted ? null : acceptedCountries(countries);
  }
  switch (validatePhoneNumberLength(text.replace(/^00/, '+'), country)) {
    case 'TOO_SHORT':
      return { message: messages.short };
    case 'TOO_LONG':
      return { message: messages.long };
    default:
      return { message: messages.phone };
  }
}

/** Requires a phone number with its calling code, or one that was typed as in `country`. The numbering plans are Google's libphonenumber. */
export function phone(options: Options = {}): DefinedRule {
  return createRule('phone', checkPhone, options);
}
