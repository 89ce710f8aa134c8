import { compactCode } from '../../contract/rules/codeText.ts';
import { parseSwift } from '../../contract/rules/swiftCodes.ts';
import { ConfigError } from './readVariables.ts';

/** The account that payouts come from. */
export type Debtor = { name: string; account: string; bic: string };

/** Returns the account of payouts; throws a ConfigError for one that a bank would refuse in every payout file. */
export function readDebtor({ name, account, bic }: Debtor): Debtor {
  const parsedBic = bic === '' ? '' : parseSwift(bic);
  if (parsedBic === null) throw new ConfigError('PAYOUT_DEBTOR_BIC: is not a BIC.');
  if (!/^[A-Za-z0-9]{0,34}$/.test(compactCode(account))) {
    throw new ConfigError('PAYOUT_DEBTOR_ACCOUNT: has at most 34 letters and digits.');
  }
  return { name, account, bic: parsedBic };
}
