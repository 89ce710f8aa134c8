import type { Tx } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  failWithdrawal,
  processWithdrawal,
  settleWithdrawal,
} from '../domain/money/withdrawalStates.ts';
import { OperatorError, type Command } from './command.ts';

/** Answers of the bank to withdrawals. */
export const withdrawalCommands: Record<string, Command> = {
  settle: {
    usage: 'REFERENCE',
    about: 'Note that a withdrawal was paid.',
    needs: 1,
    async run({ db, clock }, [reference = '']) {
      await inTransaction(db, async (tx) => {
        await settleWithdrawal(tx, await startProcessing(tx, reference, clock.now()), clock.now());
      });
      return `${reference} is paid.`;
    },
  },
  fail: {
    usage: 'REFERENCE REASON…',
    about: 'Note that a withdrawal failed or came back; the money returns to the wallet.',
    needs: 2,
    async run({ db, clock }, [reference = '', ...reason]) {
      await inTransaction(db, async (tx) => {
        const id = await startProcessing(tx, reference, clock.now());
        await failWithdrawal(tx, id, reason.join(' '), clock.now());
      });
      return `${reference} has failed; the money is back in the wallet.`;
    },
  },
  withdrawals: {
    usage: '',
    about: 'List the withdrawals that wait for the bank.',
    needs: 0,
    async run({ db }) {
      const rows = await db
        .selectFrom('withdrawals')
        .select(['reference', 'state', 'net', 'currency', 'method_label'])
        .where('state', 'in', ['requested', 'processing'])
        .orderBy('requested_at')
        .execute();
      if (rows.length === 0) return 'No withdrawal is waiting.';
      return rows
        .map(({ reference, state, net, currency, method_label: to }) =>
          [reference, state, `${(net / 100).toFixed(2)} ${currency}`, to].join('  '),
        )
        .join('\n');
    },
  },
};

async function startProcessing(tx: Tx, reference: string, now: number): Promise<string> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(['id', 'state'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`No withdrawal has the reference ${reference}.`);
  if (row.state === 'requested') await processWithdrawal(tx, row.id, now);
  return row.id;
}
