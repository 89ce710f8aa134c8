import { amount, defineTable, number, text, time } from '../defineTable.ts';

/** One file for the bank, written from the withdrawals of the batch. */
export const payoutBatches = defineTable({
  notPersonal: 'sums of payout files',
  columns: {
    id: text(),
    currency: text(),
    payments: number(),
    sum: amount(),
    created_at: time(),
  },
});
