import { defineRule } from '@byline/design-system';
import { builtInRules } from '@byline/design-system/validation';
import { defineMessages } from 'react-intl';
import { isIbanElsewhere, parseAccountNumber } from '../../../../contract/rules/accountNumbers.ts';
import { parseRoutingCode, type RoutingKind } from '../../../../contract/rules/routingCodes.ts';
import { parseSwift } from '../../../../contract/rules/swiftCodes.ts';

const messages = defineMessages({
  otherCountry: {
    id: 'payout.account.otherCountry',
    defaultMessage:
      'This IBAN is of an account in another country. Change the country of the bank.',
  },
});

// Named as the rule that a regular expression would be, and with its message.
function defineFormat(parse: (text: string) => string | null) {
  return defineRule(
    'regex',
    (value) => typeof value === 'string' && parse(value) !== null,
    builtInRules.regex.message,
  );
}

/** Returns the rule that an account number is one of the country. */
export function isAccountOf(country: string) {
  return defineFormat((text) => parseAccountNumber(country, text));
}

/** Returns the rule that an IBAN is not of another country. */
export function isNotElsewhere(country: string) {
  return defineRule(
    'otherCountry',
    (value) => !isIbanElsewhere(String(value), country),
    messages.otherCountry,
  );
}

/** Returns the rule that a code of a bank is of its kind. */
export function isRoutingCode(kind: RoutingKind) {
  return defineFormat((text) => parseRoutingCode(kind, text));
}

/** The rule for a SWIFT code. */
export const isSwift = defineFormat(parseSwift);
