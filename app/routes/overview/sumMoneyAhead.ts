import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { toDay } from '../../api/serverTime.ts';
import type { AheadLine } from '../../../contract/schemas/ahead.ts';

/** Money that arrives on one day, in one currency and with one certainty. */
export type AheadSum = {
  id: string;
  /** The day, as a time, or as a calendar day in the bank; null if there is a `reason`. */
  at: string | null;
  certainty: AheadLine['certainty'];
  reason: AheadLine['reason'];
  moved: AheadLine['moved'];
  amount: AheadLine['amount'];
  /** Whether the user still has to submit work before the money arrives in the wallet. */
  dependsOnUser: boolean;
  /** Whether the money arrives in the bank; otherwise it arrives in the wallet. */
  isTransfer: boolean;
  jobs: AheadLine['jobs'];
};

const approvedCertainties: AheadLine['certainty'][] = ['fixed', 'late', 'held'];

/** Converts a line to a sum of one line. */
function toSum({ id, kind, amount, certainty, reason, moved, jobs, ...line }: AheadLine): AheadSum {
  const isTransfer = kind === 'withdrawal';
  const at = isTransfer ? line.in_bank_at : line.in_wallet_at;
  // `reason` explains a missing day in the bank. A sum of a job with its day in the wallet needs no reason.
  return {
    id,
    at,
    certainty,
    reason: at === null ? reason : null,
    moved,
    amount,
    // The setup of withdrawals delays approved money only in the bank.
    dependsOnUser: line.class === 'depends_on_you' && !approvedCertainties.includes(certainty),
    isTransfer,
    jobs,
  };
}

/** Returns what lines of one sum have in common. Late and held payments stay separate. */
function getGroup({ at, certainty, amount, dependsOnUser, isTransfer, id }: AheadSum): string {
  if (certainty === 'late' || certainty === 'held') return id;
  return [
    at === null ? '' : toDay(at),
    certainty,
    amount.currency,
    dependsOnUser,
    isTransfer,
  ].join();
}

/**
 * Returns the upcoming money of all wallets, held money first, then by day. Money that arrives on the same day is one sum. Money
 * that is in the wallets already is left out.
 */
export function sumMoneyAhead(wallets: readonly Pick<Wallet, 'ahead'>[]): AheadSum[] {
  const lines = wallets.flatMap(({ ahead }) => ahead.filter(({ kind }) => kind !== 'wallet'));
  // Safari 16 has no Map.groupBy.
  const groups = new Map<string, AheadSum[]>();
  for (const sum of lines.map(toSum)) {
    const key = getGroup(sum);
    groups.set(key, [...(groups.get(key) ?? []), sum]);
  }
  const sums = [...groups.values()].flatMap(([first, ...sameDay]) =>
    first === undefined
      ? []
      : {
          ...first,
          // The lines of a sum may have moved from different days.
          moved: sameDay.length > 0 ? null : first.moved,
          jobs: [first, ...sameDay].flatMap(({ jobs }) => jobs),
          amount: {
            ...first.amount,
            amount: [first, ...sameDay].reduce((sum, { amount }) => sum + amount.amount, 0),
          },
        },
  );
  return sums.sort((one, other) => rank(one) - rank(other) || compareDays(one.at, other.at));
}

// Held money comes first, because it should have been paid already, and may have no day. Late money has its missed day, or its new one.
function rank({ certainty, at }: AheadSum): number {
  if (certainty === 'held') return 0;
  return at === null ? 2 : 1;
}

function compareDays(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return toDay(one) - toDay(other);
}
