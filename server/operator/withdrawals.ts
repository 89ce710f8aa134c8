import { formatAmount } from '@byline/design-system/money';
import type { Tx } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  failWithdrawal,
  processWithdrawal,
  settleWithdrawal,
} from '../domain/money/withdrawalStates.ts';
import { OperatorError, type Command } from './command.ts';

/** The bank's results of withdrawals. */
export const withdrawalCommands: Record<string, Command> = {
  withdrawals: {
    usage: '',
    about: 'List the withdrawals that are waiting for the bank.',
    minArgs: 0,
    async run({ db }) {
      const rows = await db
        .selectFrom('withdrawals')
        .select(['reference', 'state', 'net', 'currency', 'method_label'])
        .where('state', 'in', ['requested', 'processing'])
        .orderBy('requested_at')
        .execute();
      if (rows.length === 0) return 'No withdrawal is waiting.';
      return rows
        .map(({ reference, state, net, currency, method_label: method }) => {
          const amount = formatAmount({ amount: net, currency });
          return [reference, state, `${amount} ${currency}`, method].join('  ');
        })
        .join('\n');
    },
  },
  settle: {
    usage: 'REFERENCE',
    about: 'Mark a withdrawal as paid.',
    minArgs: 1,
    async run({ db, clock }, [reference = '']) {
      await inTransaction(db, async (tx) => {
        await settleWithdrawal(tx, await startProcessing(tx, reference, clock.now()), clock.now());
      });
      return `${reference} is paid.`;
    },
  },
  fail: {
    usage: 'REFERENCE REASON…',
    about: 'Mark a withdrawal as failed or returned, and credit the money back.',
    minArgs: 2,
    async run({ db, clock }, [reference = '', ...reason]) {
      await inTransaction(db, async (tx) => {
        const id = await startProcessing(tx, reference, clock.now());
        await failWithdrawal(tx, id, reason.join(' '), clock.now());
      });
      return `${reference} has failed; the money is back in the wallet.`;
    },
  },
};

async function startProcessing(tx: Tx, reference: string, now: number): Promise<string> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(['id', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no withdrawal ${reference}.`);
  if (row.state === 'requested') await processWithdrawal(tx, row.id, now);
  return row.id;
}
