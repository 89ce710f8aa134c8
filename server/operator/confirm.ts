import { currencyCode } from '../../contract/rules/currencyCode.ts';
import { formatAmount } from '../../contract/rules/formats.ts';
import { readStaffAmount } from '../domain/money/staffAmount.ts';
import type { Services } from '../domain/services.ts';
import { getWithdrawalRules } from '../domain/withdrawals/withdrawalRules.ts';
import { OperatorError } from './command.ts';

/** The option that confirms what a command would otherwise only ask. */
export const confirmOption = '--yes';

/** The option that names the wallet of an account that has several. */
const currencyOption = '--currency';

/** An amount is confirmed above this many minimum withdrawals, which have the magnitude of their currency. */
const minimums = 10;

/** A typed amount in major units, its currency, and what the command does with it, such as `to ann@x.test`. */
type TypedAmount = { amount: string; currency: string; purpose: string };

/** Splits off `--yes`, which may be anywhere among the arguments. */
export function readConfirmation(args: readonly string[]): {
  rest: string[];
  isConfirmed: boolean;
} {
  const rest = args.filter((text) => text !== confirmOption);
  return { rest, isConfirmed: rest.length < args.length };
}

/** Splits off `--currency CODE`, which may be anywhere among the arguments; throws an OperatorError without a code. */
export function readCurrencyOption(args: readonly string[]): {
  rest: string[];
  currency: string | undefined;
} {
  const index = args.indexOf(currencyOption);
  if (index === -1) return { rest: [...args], currency: undefined };
  const currency = args[index + 1] ?? '';
  if (!currencyCode.test(currency)) {
    throw new OperatorError(`${currencyOption} needs the code of a currency, such as EUR.`);
  }
  return { rest: args.toSpliced(index, 2), currency };
}

/** Throws an OperatorError with the question if a typed amount is high and was not confirmed; accepts texts that are no amount. */
export function assertConfirmed(
  { config }: Pick<Services, 'config'>,
  { amount, currency, purpose }: TypedAmount,
  isConfirmed: boolean,
): void {
  const minorUnits = readStaffAmount(amount, currency) ?? 0;
  if (isConfirmed || minorUnits <= getWithdrawalRules(config, currency).min * minimums) return;
  const text = `${formatAmount({ amount: minorUnits, currency })} ${currency}`;
  throw new OperatorError(
    `Is ${text} ${purpose} right? Nothing was changed. If it is, run the command again with ${confirmOption}.`,
  );
}
