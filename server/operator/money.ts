import { formatAmount } from '../../contract/rules/formats.ts';
import { checkEverything } from '../database/integrity.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { normalizeEmail } from '../domain/email.ts';
import { describeHiddenAccounts, findHiddenAccounts } from '../domain/accounts/hiddenAccounts.ts';
import { toIso } from '../domain/dates.ts';
import { DomainError } from '../domain/domainError.ts';
import { readKeyUse } from '../domain/encryptedTexts.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { creditBonus } from '../domain/money/bonus.ts';
import { debitAccount } from '../domain/money/debits.ts';
import { creditPayment } from '../domain/paymentChanges/creditPayment.ts';
import { deductFromPayment, giveBackDeduction } from '../domain/paymentChanges/deductions.ts';
import {
  cancelPayment,
  reinstatePayment,
  releasePayment,
} from '../domain/paymentChanges/paymentHolds.ts';
import type { Services } from '../domain/services.ts';
import { joinReason, OperatorError, type Command } from './command.ts';
import { assertConfirmed, readConfirmation, readCurrencyOption } from './confirm.ts';

/** Payments, bonuses and the audit of the ledger. */
export const moneyCommands: Record<string, Command> = {
  credit: {
    usage: 'PAYMENT | EMAIL AMOUNT SUBJECT… [--currency CODE] [--yes]',
    about:
      'Credit a pending payment now and email its owner, or add a bonus such as 12.50 to a wallet, in the currency of the account or in --currency; --yes confirms a high amount. The opposites are deduct and debit.',
    minArgs: 1,
    async run(services, args) {
      const { db, clock } = services;
      const { rest, currency: named, isConfirmed } = readOptions(args);
      const [target = '', amount, ...subject] = rest;
      const now = clock.now();
      if (amount === undefined) {
        const isCredited = await inTransaction(db, (tx) => creditPayment(tx, services, target));
        if (!isCredited) throw new OperatorError(`There is no pending payment ${target}.`);
        return `Payment ${target} is available.`;
      }
      if (subject.length === 0) throw new OperatorError('Enter what the bonus is for.');
      const currency = await readCurrency(db, target, named);
      assertConfirmed(services, { amount, currency, purpose: `for ${target}` }, isConfirmed);
      const bonus = { email: target, amount, currency, subject: joinReason(subject), now };
      await inTransaction(db, (tx) => creditBonus(tx, bonus));
      return `${target} was credited ${amount} ${currency}.`;
    },
  },
  debit: {
    usage: 'EMAIL AMOUNT REASON… [--currency CODE] [--yes]',
    about:
      'Take back an amount from a wallet, such as a bonus given by mistake, and email the reason. What the balance does not cover is taken from the next money. --currency names another wallet than that in the currency of the account. --yes confirms a high amount. The opposite is credit.',
    minArgs: 3,
    async run(services, args) {
      const { rest, currency: named, isConfirmed } = readOptions(args);
      const [email = '', amount = '', ...reason] = rest;
      const currency = await readCurrency(services.db, email, named);
      assertConfirmed(services, { amount, currency, purpose: `from ${email}` }, isConfirmed);
      const debit = { email, amount, currency, reason: joinReason(reason) };
      const { waiting } = await debitAccount(services, debit);
      const later = `${formatAmount({ amount: waiting, currency })} ${currency} of it wait for the next money`;
      return `${amount} ${currency} was taken back from ${email}${waiting > 0 ? `; ${later}` : ''}.`;
    },
  },
  release: {
    usage: 'PAYMENT',
    about: 'Release a payment on hold. The opposite is hold.',
    minArgs: 1,
    async run(services, [id = '']) {
      await releasePayment(services, id);
      return `Payment ${id} is pending again.`;
    },
  },
  cancel: {
    usage: 'PAYMENT REASON…',
    about: 'Cancel a payment that has not been credited yet. The opposite is reinstate.',
    minArgs: 2,
    async run(services, [id = '', ...reason]) {
      await cancelPayment(services, id, joinReason(reason));
      return `Payment ${id} is cancelled.`;
    },
  },
  reinstate: {
    usage: 'PAYMENT REASON…',
    about: 'Make a cancelled payment due again, after the days in which its job pays.',
    minArgs: 2,
    async run(services, [id = '', ...reason]) {
      const { expected_on: on } = await reinstatePayment(services, id, joinReason(reason));
      return `Payment ${id} is due on ${toIso(on ?? 0)}.`;
    },
  },
  deduct: {
    usage: 'PAYMENT AMOUNT|all REASON… [--yes]',
    about:
      'Deduct an amount such as 12.50 from a payment. If it was credited already, the amount is taken back from the wallet, and what the balance does not cover from the next money. --yes confirms a high amount. The opposite is give-back.',
    minArgs: 3,
    async run(services, args) {
      const { id, amount, reason } = await readChange(services, args, 'from');
      await deductFromPayment(services, id, { amount, reason });
      return `${amount} was deducted from payment ${id}.`;
    },
  },
  'give-back': {
    usage: 'PAYMENT AMOUNT|all REASON… [--yes]',
    about:
      'Give back an amount that was deducted from a payment. --yes confirms a high amount. The opposite is deduct.',
    minArgs: 3,
    async run(services, args) {
      const { id, amount, reason } = await readChange(services, args, 'for');
      await giveBackDeduction(services, id, { amount, reason });
      return `${amount} was given back to payment ${id}.`;
    },
  },
  audit: {
    usage: '',
    about:
      'Read the whole database file, recompute every balance from its entries, and decrypt every secret. Fails if anything does not match. Also lists accounts that no sign-in finds.',
    minArgs: 0,
    async run({ db, config }) {
      checkEverything(config.data);
      const { accounts, entries, faults } = await auditLedger(db);
      const { unreadable } = await readKeyUse(db, config.encryption);
      faults.push(...unreadable.map((place) => `No encryption key decrypts ${place}.`));
      if (faults.length > 0) throw new OperatorError(faults.join('\n'));
      return [
        `The ledger is clean: ${accounts} accounts, ${entries} entries.`,
        // Not a fault, because nothing has to be stopped.
        ...describeHiddenAccounts(await findHiddenAccounts(db)),
      ].join('\n');
    },
  },
};

function readOptions(args: readonly string[]) {
  const { rest, isConfirmed } = readConfirmation(args);
  return { ...readCurrencyOption(rest), isConfirmed };
}

/**
 * Returns the named currency, by default that of the account. Throws a DomainError for an unknown address, and an OperatorError if the account
 * has no wallet in the named currency.
 */
async function readCurrency(
  db: Database,
  email: string,
  named: string | undefined,
): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'currency'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!account) throw new DomainError('notFound', 'account.unknown');
  const { id, currency } = account;
  if (named === undefined || named === currency) return currency;
  const wallet = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('account_id', '=', id)
    .where('currency', '=', named)
    .executeTakeFirst();
  if (!wallet) throw new OperatorError(`${email} has no wallet in ${named}.`);
  return named;
}

/** Reads the change of a payment from the arguments of a command; throws an OperatorError if a high amount was not confirmed. */
async function readChange(services: Services, args: readonly string[], word: 'from' | 'for') {
  const { rest, isConfirmed } = readConfirmation(args);
  const [id = '', amount = '', ...reason] = rest;
  const payment = await services.db
    .selectFrom('payments')
    .select('currency')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw new DomainError('notFound', 'payment.unknown');
  const typed = { amount, currency: payment.currency, purpose: `${word} payment ${id}` };
  assertConfirmed(services, typed, isConfirmed);
  return { id, amount, reason: joinReason(reason) };
}
