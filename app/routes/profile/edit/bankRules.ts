import { defineRule } from '@byline/design-system';
import { builtInRules } from '@byline/design-system/validation';
import { defineMessages } from 'react-intl';
import { isForeignIban } from '../../../../contract/rules/accountNumbers.ts';
import { isLatinName } from '../../../../contract/rules/payeeName.ts';
import { isBankAccount } from '../../../../contract/rules/payout.ts';
import { parseRoutingCode, type RoutingKind } from '../../../../contract/rules/routingCodes.ts';
import { parseSwift } from '../../../../contract/rules/swiftCodes.ts';

const messages = defineMessages({
  otherCountry: {
    id: 'payout.account.otherCountry',
    defaultMessage:
      'This IBAN is of an account in another country. Change the country of the bank.',
  },
  latin: {
    id: 'payout.latinName',
    defaultMessage: 'Enter the name in Latin letters, as your bank has it.',
  },
});

// Returns a rule with the name and the message of the built-in rule for regular expressions.
function defineFormat(isValid: (text: string) => boolean) {
  return defineRule(
    'regex',
    (value) => typeof value === 'string' && isValid(value),
    builtInRules.regex.message,
  );
}

/** Returns the rule that a text is an account number of the country. */
export function isAccountNumberIn(country: string) {
  return defineFormat((text) => isBankAccount(country, text));
}

/** Returns the rule that an IBAN is not of another country. */
export function isNoForeignIban(country: string) {
  return defineRule(
    'otherCountry',
    (value) => !isForeignIban(String(value), country),
    messages.otherCountry,
  );
}

/** Returns the rule that a text is a bank code of the required kind. */
export function isRoutingCode(kind: RoutingKind) {
  return defineFormat((text) => parseRoutingCode(kind, text) !== null);
}

/** The rule for a SWIFT code. */
export const isSwift = defineFormat((text) => parseSwift(text) !== null);

/** The rule that a name is in Latin letters. */
export const isLatin = defineRule('latin', (value) => isLatinName(String(value)), messages.latin);
