import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AccountKind } from '../../../../contract/rules/accountNumbers.ts';
import type { RoutingKind } from '../../../../contract/rules/routingCodes.ts';

/** What account numbers are called. */
export const accountLabels: Record<AccountKind, MessageDescriptor> = defineMessages({
  account: { id: 'payout.account', defaultMessage: 'Account number' },
  card: { id: 'payout.account.card', defaultMessage: 'Card or account number' },
  cbu: { id: 'payout.account.cbu', defaultMessage: 'CBU or CVU' },
  cci: { id: 'payout.account.cci', defaultMessage: 'CCI' },
  clabe: { id: 'payout.account.clabe', defaultMessage: 'CLABE' },
  iban: { id: 'payout.account.iban', defaultMessage: 'IBAN' },
  ibanOrAccount: {
    id: 'payout.account.ibanOrAccount',
    defaultMessage: 'Account number or IBAN',
  },
});

/** What account numbers consist of. */
export const accountHints: Record<
  'iban' | 'ibanOrDigits' | 'ibanOrCharacters' | 'digits' | 'digitsBetween' | 'charactersBetween',
  MessageDescriptor
> = defineMessages({
  iban: {
    id: 'payout.account.iban.hint',
    defaultMessage:
      '{count, plural, other {# letters and digits}} that begin with {prefix}, as on your bank statement.',
  },
  ibanOrDigits: {
    id: 'payout.account.ibanOrDigits',
    defaultMessage: '{min} to {max} digits, or an IBAN that begins with {prefix}.',
  },
  ibanOrCharacters: {
    id: 'payout.account.ibanOrCharacters',
    defaultMessage: '{min} to {max} letters and digits, or an IBAN that begins with {prefix}.',
  },
  digits: {
    id: 'payout.account.digits',
    defaultMessage: '{count, plural, other {# digits}}, as your bank writes them.',
  },
  digitsBetween: {
    id: 'payout.account.digitsBetween',
    defaultMessage: '{min} to {max} digits, as your bank writes them.',
  },
  charactersBetween: {
    id: 'payout.account.charactersBetween',
    defaultMessage: '{min} to {max} letters and digits, as your bank writes them.',
  },
});

/** What the codes of banks are called. */
export const routingLabels: Record<RoutingKind, MessageDescriptor> = defineMessages({
  aba: { id: 'payout.routing.aba', defaultMessage: 'Routing number' },
  branch: { id: 'payout.routing.branch', defaultMessage: 'Branch code' },
  bsb: { id: 'payout.routing.bsb', defaultMessage: 'BSB' },
  ifsc: { id: 'payout.routing.ifsc', defaultMessage: 'IFSC' },
  sortCode: { id: 'payout.routing.sortCode', defaultMessage: 'Sort code' },
  transit: {
    id: 'payout.routing.transit',
    defaultMessage: 'Transit and institution number',
  },
  zengin: { id: 'payout.routing.zengin', defaultMessage: 'Bank and branch code' },
});

/** What the codes of banks consist of. */
export const routingHints: Record<RoutingKind, MessageDescriptor> = defineMessages({
  aba: {
    id: 'payout.routing.aba.hint',
    defaultMessage: '9 digits, such as {example}. Use the one for wire transfers.',
  },
  branch: { id: 'payout.routing.branch.hint', defaultMessage: '6 digits, such as {example}.' },
  bsb: { id: 'payout.routing.bsb.hint', defaultMessage: '6 digits, such as {example}.' },
  ifsc: {
    id: 'payout.routing.ifsc.hint',
    defaultMessage: '11 letters and digits, such as {example}.',
  },
  sortCode: { id: 'payout.routing.sortCode.hint', defaultMessage: '6 digits, such as {example}.' },
  transit: {
    id: 'payout.routing.transit.hint',
    defaultMessage: '5 digits of the branch and 3 of the bank, such as {example}.',
  },
  zengin: {
    id: 'payout.routing.zengin.hint',
    defaultMessage: '4 digits of the bank and 3 of the branch, such as {example}.',
  },
});
