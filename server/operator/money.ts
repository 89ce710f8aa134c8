import { inTransaction } from '../database/transaction.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { creditBonus } from '../domain/money/bonus.ts';
import { cancelPayment, holdPayment, releasePayment } from '../domain/money/paymentHolds.ts';
import { makeAvailable } from '../domain/money/payments.ts';
import { OperatorError, type Command } from './command.ts';

/** Payments, bonuses and the audit of the ledger. */
export const moneyCommands: Record<string, Command> = {
  credit: {
    usage: 'PAYMENT | EMAIL AMOUNT SUBJECT…',
    about: 'Credit a pending payment now, or a bonus such as 12.50 to a wallet.',
    needs: 1,
    async run({ db, clock }, [whom = '', amount, ...subject]) {
      const now = clock.now();
      if (amount === undefined) {
        const isDone = await inTransaction(db, (tx) => makeAvailable(tx, whom, now));
        if (!isDone) throw new OperatorError(`No pending payment has the id ${whom}.`);
        return `Payment ${whom} is available.`;
      }
      if (subject.length === 0) throw new OperatorError('Say what the bonus is for.');
      const bonus = { email: whom, amount: readAmount(amount), subject: subject.join(' '), now };
      await inTransaction(db, (tx) => creditBonus(tx, bonus));
      return `${whom} was credited ${amount}.`;
    },
  },
  hold: {
    usage: 'PAYMENT REASON…',
    about: 'Hold a pending payment.',
    needs: 2,
    async run({ db }, [id = '', ...reason]) {
      await holdPayment(db, id, reason.join(' '));
      return `Payment ${id} is on hold.`;
    },
  },
  release: {
    usage: 'PAYMENT',
    about: 'Let a held payment go on.',
    needs: 1,
    async run({ db }, [id = '']) {
      await releasePayment(db, id);
      return `Payment ${id} is pending again.`;
    },
  },
  cancel: {
    usage: 'PAYMENT REASON…',
    about: 'Cancel a payment that was not credited yet.',
    needs: 2,
    async run({ db }, [id = '', ...reason]) {
      await cancelPayment(db, id, reason.join(' '));
      return `Payment ${id} is cancelled.`;
    },
  },
  audit: {
    usage: '',
    about: 'Recompute every balance from its entries; fails when one does not match.',
    needs: 0,
    async run({ db }) {
      const { accounts, entries, faults } = await auditLedger(db);
      if (faults.length > 0) throw new OperatorError(faults.join('\n'));
      return `The ledger is clean: ${accounts} accounts, ${entries} entries.`;
    },
  },
};

function readAmount(text: string): number {
  if (!/^\d{1,7}(\.\d{2})?$/.test(text)) {
    throw new OperatorError(`"${text}" is no amount such as 12.50.`);
  }
  return Math.round(Number(text) * 100);
}
