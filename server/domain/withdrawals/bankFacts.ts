import type { BankFacts, NoDayReason } from '../../../contract/rules/expectedDates.ts';
import { toCalendarDay } from '../../../contract/rules/timeZones.ts';
import { openWithdrawalStates } from '../../../contract/rules/states.ts';
import type { WithdrawalBlock } from '../../../contract/schemas/wallet.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { getBank, getBankCalendar, type Bank } from './banks.ts';
import { readAccountBlocks, type AccountBlocks } from './withdrawalBlocks.ts';
import { getArrival, getWithdrawalRules } from './withdrawalRules.ts';

type WithdrawalConfig = Pick<Config, 'withdrawal' | 'accounts'>;

/**
 * Returns the bank facts of a currency for a bank and no particular account: nothing blocks transfers, and the balance is the minimum
 * withdrawal.
 */
export function getBankFacts(config: WithdrawalConfig, currency: string, bank: Bank): BankFacts {
  const { min, arrivesInDays, calendar } = getWithdrawalRules(config, currency);
  // Minimum and maximum; dates are promised by the maximum.
  const [, workingDays] = arrivesInDays;
  return {
    workingDays,
    calendar: getBankCalendar(calendar, bank),
    timeZone: bank.timeZone,
    opensOn: null,
    blocked: null,
    balance: min,
    min,
  };
}

/** Reads how the bank of an account counts its days. Without a payout method, the bank is expected where the owner is. */
export async function readBank(db: Database, accountId: string): Promise<Bank> {
  const { bank_country, country, timezone } = await db
    .selectFrom('accounts')
    .leftJoin('payout_methods', 'payout_methods.account_id', 'accounts.id')
    .select(['payout_methods.country as bank_country', 'accounts.country', 'timezone'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const bankCountry = bank_country ?? country;
  return bankCountry === null ? { timeZone: timezone, weekend: [] } : getBank(bankCountry);
}

/**
 * Reads the bank facts of an account: how long transfers take, what blocks them, and whether a withdrawal can be requested now. Returns a
 * function of the currency.
 */
export async function readBankFacts(
  db: Database,
  owner: { id: string; phone_verified: number },
  config: WithdrawalConfig,
  now: number,
): Promise<(currency: string) => BankFacts & { isOpen: boolean }> {
  const account = await readAccountBlocks(db, owner, now);
  const bank = await readBank(db, owner.id);
  const wallets = await db
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance'])
    .where('account_id', '=', owner.id)
    .execute();
  const open = await db
    .selectFrom('withdrawals')
    .select(['currency', 'requested_at', 'arrives_by'])
    .where('account_id', '=', owner.id)
    .where('state', 'in', openWithdrawalStates)
    .execute();
  // An account has one withdrawal at a time, so the next is possible when the current withdrawal has arrived.
  const arrivals = open.map(
    (row) =>
      row.arrives_by ??
      getArrival(row.requested_at, getWithdrawalRules(config, row.currency), bank),
  );
  const unlocksOn =
    account.unlocksAt === null ? 0 : toCalendarDay(account.unlocksAt, bank.timeZone);
  const opensOn = Math.max(unlocksOn, ...arrivals);
  const isOpen = open.length === 0 && (account.unlocksAt === null || account.unlocksAt <= now);
  const blocked = getReason(account);
  return (currency) => ({
    ...getBankFacts(config, currency, bank),
    opensOn: opensOn === 0 ? null : opensOn,
    isOpen,
    blocked,
    balance: wallets.find((row) => row.currency === currency)?.balance ?? 0,
  });
}

function getMethodReason({ method }: AccountBlocks): NoDayReason {
  if (!method) return 'needs_payout_method';
  return method.status === 'rejected' ? 'payout_method_rejected' : 'payout_method_unverified';
}

/** Returns the first block that does not end by itself, in the order in which the wallet shows them; null if there is none. */
function getReason(account: AccountBlocks): NoDayReason | null {
  const reasons: Partial<Record<WithdrawalBlock, NoDayReason>> = {
    phone: 'needs_phone',
    payout_method: getMethodReason(account),
    on_hold: 'withdrawals_on_hold',
  };
  return account.blocks.map((block) => reasons[block]).find(Boolean) ?? null;
}
