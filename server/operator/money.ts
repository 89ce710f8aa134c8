import { checkEverything } from '../database/integrity.ts';
import { inTransaction } from '../database/transaction.ts';
import { readKeyUse } from '../domain/encryptedTexts.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { creditBonus } from '../domain/money/bonus.ts';
import { cancelPayment, deductFromPayment, releasePayment } from '../domain/money/paymentHolds.ts';
import { makeAvailable } from '../domain/money/payments.ts';
import { joinReason, OperatorError, type Command } from './command.ts';

/** Payments, bonuses and the audit of the ledger. */
export const moneyCommands: Record<string, Command> = {
  credit: {
    usage: 'PAYMENT | EMAIL AMOUNT SUBJECT…',
    about: 'Credit a pending payment now, or add a bonus such as 12.50 to a wallet.',
    minArgs: 1,
    async run({ db, clock }, [target = '', amount, ...subject]) {
      const now = clock.now();
      if (amount === undefined) {
        const isCredited = await inTransaction(db, (tx) => makeAvailable(tx, target, now));
        if (!isCredited) throw new OperatorError(`There is no pending payment ${target}.`);
        return `Payment ${target} is available.`;
      }
      if (subject.length === 0) throw new OperatorError('Enter what the bonus is for.');
      const bonus = { email: target, amount, subject: joinReason(subject), now };
      await inTransaction(db, (tx) => creditBonus(tx, bonus));
      return `${target} was credited ${amount}.`;
    },
  },
  release: {
    usage: 'PAYMENT',
    about: 'Release a payment on hold.',
    minArgs: 1,
    async run(services, [id = '']) {
      await releasePayment(services, id);
      return `Payment ${id} is pending again.`;
    },
  },
  cancel: {
    usage: 'PAYMENT REASON…',
    about: 'Cancel a payment that has not been credited yet.',
    minArgs: 2,
    async run(services, [id = '', ...reason]) {
      await cancelPayment(services, id, joinReason(reason));
      return `Payment ${id} is cancelled.`;
    },
  },
  deduct: {
    usage: 'PAYMENT AMOUNT REASON…',
    about: 'Deduct an amount such as 12.50 from a payment that has not been credited yet.',
    minArgs: 3,
    async run(services, [id = '', amount = '', ...reason]) {
      await deductFromPayment(services, id, { amount, reason: joinReason(reason) });
      return `${amount} was deducted from payment ${id}.`;
    },
  },
  audit: {
    usage: '',
    about:
      'Read the whole database file, recompute every balance from its entries, and decrypt every secret. Fails if anything does not match.',
    minArgs: 0,
    async run({ db, config }) {
      checkEverything(config.data);
      const { accounts, entries, faults } = await auditLedger(db);
      const { unreadable } = await readKeyUse(db, config.encryption);
      faults.push(...unreadable.map((place) => `No encryption key decrypts ${place}.`));
      if (faults.length > 0) throw new OperatorError(faults.join('\n'));
      return `The ledger is clean: ${accounts} accounts, ${entries} entries.`;
    },
  },
};
