import type { DateMove } from '../../../contract/rules/expectedDates.ts';
import type { JobPayout } from '../../../contract/schemas/money.ts';
import type { Database } from '../../database/schema.ts';
import { toIso, toIsoDayOrNull, toIsoOrNull } from '../dates.ts';
import type { WithdrawalRow } from '../transitions/withdrawalStates.ts';
import { findReceived } from '../money/receipts.ts';

/** How much of a payment was withdrawn, and by which withdrawal. */
export type PayoutHistory = {
  /** The withdrawal that took the last part of the payment; null until then. */
  payout: JobPayout | null;
  /** The promised arrival of a failed withdrawal of this money; null if there was none, and if there is a `payout`. */
  ended: DateMove<number> | null;
  /**
   * The wallet's total receipts up to and including this payment, minus all withdrawals until now, in minor units; negative if newer money
   * was withdrawn too.
   */
  left: number;
  /** How much `payout` took of the wallet's total receipts up to and including this payment, in minor units; 0 without a `payout`. */
  taken: number;
};

/**
 * Finds the withdrawals that took payments out of the wallet, by payment id. Uses four queries, plus one per currency. Withdrawals take the
 * oldest money first; failed and cancelled ones do not count.
 */
export async function findJobPayouts(
  db: Database,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Map<string, PayoutHistory>> {
  if (paymentIds.length === 0) return new Map();
  const credits = await findReceived(db, accountId, paymentIds);
  const sums = credits.map(({ received }) => received);
  const withdrawals = await findBetween(db, accountId, Math.min(...sums), Math.max(...sums));
  const newestByCurrency = await findNewest(
    db,
    accountId,
    new Set(credits.map(({ currency }) => currency)),
  );
  return new Map(
    credits.map(({ paymentId, currency, net, received, withdrawn }) => {
      const payout = withdrawals.find((row) => row.currency === currency && row.total >= received);
      // Nothing was withdrawn of a payment that was taken back as a whole.
      if (net === 0) return [paymentId, { payout: null, ended: null, left: 0, taken: 0 }];
      const newestWithdrawal = newestByCurrency.get(currency);
      // A failed or cancelled withdrawal does not count in `withdrawn`. It would have taken this payment if its amount reaches the payment.
      const wouldHaveTaken =
        !payout && newestWithdrawal && withdrawn + newestWithdrawal.amount >= received;
      return [
        paymentId,
        {
          payout: payout ? toPayout(payout) : null,
          ended: wouldHaveTaken ? toMove(newestWithdrawal) : null,
          left: received - withdrawn,
          taken: payout ? received - (payout.total - payout.amount) : 0,
        },
      ];
    }),
  );
}

type Withdrawal = Pick<
  WithdrawalRow,
  'id' | 'reference' | 'state' | 'amount' | 'requested_at' | 'arrives_by' | 'paid_at' | 'currency'
>;

const columns = [
  ...(['id', 'reference', 'state', 'currency', 'amount'] as const),
  ...(['requested_at', 'arrives_by', 'paid_at'] as const),
];

/** Finds the withdrawals that took a part of the receipts from `least` to `most`, each with the running sum up to it as `total`. */
async function findBetween(db: Database, accountId: string, least: number, most: number) {
  if (!Number.isFinite(least)) return [];
  const effective = db
    .selectFrom('withdrawals')
    .select(columns)
    .select(({ fn }) =>
      fn
        .sum<number>('amount')
        .over((over) => over.partitionBy('currency').orderBy('requested_at').orderBy('id'))
        .as('total'),
    )
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['failed', 'cancelled']);
  const rows = await db
    .selectFrom(effective.as('effective'))
    .selectAll()
    .where('total', '>=', least)
    .where((row) => row(row('total', '-', row.ref('amount')), '<', most))
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/** Finds the newest withdrawal in each currency. */
async function findNewest(db: Database, accountId: string, currencies: Set<string>) {
  const newest = new Map<string, Withdrawal>();
  for (const currency of currencies) {
    const row = await db
      .selectFrom('withdrawals')
      .select(columns)
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .orderBy('requested_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row) newest.set(currency, row);
  }
  return newest;
}

/** Returns how much of a payment, which is `net` in minor units, has left the wallet. */
export function getWithdrawnPart(net: number, { left }: Pick<PayoutHistory, 'left'>): number {
  return net - Math.min(net, Math.max(0, left));
}

/** Returns how much of a payment, which is `net` in minor units, `payout` took. */
export function getLastPart(net: number, { taken }: Pick<PayoutHistory, 'taken'>): number {
  return Math.min(net, taken);
}

function toPayout(row: Withdrawal): JobPayout {
  return {
    withdrawal_id: row.id,
    reference: row.reference,
    state: row.state,
    requested_at: toIso(row.requested_at),
    arrives_by: toIsoDayOrNull(row.arrives_by),
    paid_at: toIsoOrNull(row.paid_at),
  };
}

function toMove({ state, arrives_by: from }: Withdrawal): DateMove<number> | null {
  const isEnded = state === 'failed' || state === 'cancelled';
  if (!isEnded || from === null) return null;
  const why = state === 'failed' ? 'withdrawal_failed' : 'withdrawal_cancelled';
  return { from, why, text: null };
}
