import { formatAmount } from '@byline/design-system/money';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { withdrawalStateSchema, type WithdrawalState } from '../contract/states.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { normalizeEmail } from '../domain/accounts/email.ts';
import { toIso } from '../domain/dates.ts';
import { DomainError } from '../domain/domainError.ts';
import { advanceWithdrawal, type WithdrawalStep } from '../domain/money/advanceWithdrawal.ts';
import {
  applyBankReport,
  parseCsvReport,
  parsePain002,
  ReportError,
} from '../domain/money/bankReport.ts';
import { createPayoutBatch, readPayoutBatch } from '../domain/money/payoutBatches.ts';
import { toPain001, toPayoutCsv } from '../domain/money/payoutFile.ts';
import type { Services } from '../domain/services.ts';
import { translateError } from '../domain/translateError.ts';
import { getLanguage } from '../i18n/language.ts';
import { OperatorError, type Command } from './command.ts';

const steps: Record<string, WithdrawalStep['action']> = {
  processing: 'process',
  paid: 'pay',
  failed: 'fail',
  returned: 'return',
};

const openStates: WithdrawalState[] = ['requested', 'processing'];

/** Withdrawals and the exchange of files with the bank. */
export const withdrawalCommands: Record<string, Command> = {
  withdrawals: {
    usage: '[STATE… | processing|paid REFERENCE | failed|returned REFERENCE CODE|REASON…]',
    about:
      'List the open withdrawals or those of a state, or record a step of one; safe to repeat.',
    minArgs: 0,
    run(services, [word = '', reference, ...reason]) {
      const action = steps[word];
      if (action && reference) return step(services, action, reference, reason.join(' '));
      const state = withdrawalStateSchema.safeParse(word);
      if (word && !state.success) {
        throw new OperatorError(
          `"${word}" is none of ${withdrawalStateSchema.options.join(', ')}, returned.`,
        );
      }
      return list(services.db, state.success ? [state.data] : openStates);
    },
  },
  'withdrawal-history': {
    usage: 'REFERENCE',
    about: 'Show every step of a withdrawal, with who took it and when.',
    minArgs: 1,
    async run({ db }, [reference = '']) {
      const rows = await db
        .selectFrom('withdrawal_events')
        .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_events.withdrawal_id')
        .select(['withdrawal_events.at', 'withdrawal_events.state', 'actor', 'note'])
        .where('reference', '=', reference)
        .execute();
      if (rows.length === 0) throw new OperatorError(`There is no withdrawal ${reference}.`);
      const order = withdrawalStateSchema.options;
      return rows
        .sort((a, b) => a.at - b.at || order.indexOf(a.state) - order.indexOf(b.state))
        .map(({ at, state, actor, note }) => `${toIso(at)}  ${state}  ${actor}  ${note}`.trimEnd())
        .join('\n');
    },
  },
  'payout-file': {
    usage: 'FILE.xml|FILE.csv CURRENCY [paypal] | FILE BATCH',
    about:
      'Put the requested withdrawals of a currency into a batch, mark them as processing and write its file for the bank: ISO 20022 pain.001, or CSV. With the id of a batch, write its file again.',
    minArgs: 2,
    async run(services, [file = '', target = '', kind = 'bank']) {
      if (!/\.(xml|csv)$/.test(file)) throw new OperatorError('FILE must end with .xml or .csv.');
      if (kind !== 'bank' && kind !== 'paypal') {
        throw new OperatorError(`"${kind}" is none of bank, paypal.`);
      }
      if (kind === 'paypal' && file.endsWith('.xml')) {
        throw new OperatorError('Payouts to PayPal are written as CSV.');
      }
      // Before anything is marked as processing.
      await writeNewFile(file, '');
      const { db, config } = services;
      const removeFile = () => rm(file, { force: true });
      const batch = await (
        target.startsWith('B-')
          ? readPayoutBatch(db, config, target)
          : createPayoutBatch(services, { currency: target, kind })
      ).catch(async (error: unknown) => {
        await removeFile();
        throw error;
      });
      if (!batch) {
        await removeFile();
        return `No withdrawal in ${target} is waiting; no file was written.`;
      }
      const { debtor } = config.withdrawal;
      const content = file.endsWith('.xml') ? toPain001(batch, debtor) : toPayoutCsv(batch);
      await writeFile(file, content, { mode: 0o600 });
      const { id, payments, sum, currency } = batch;
      const amount = formatAmount({ amount: sum, currency });
      return `Batch ${id} with ${payments} payments, ${amount} ${currency}, was written to ${file}. If the file is lost: payout-file FILE ${id}`;
    },
  },
  'payout-report': {
    usage: 'FILE.xml|FILE.csv',
    about:
      'Apply the answer of the bank: ISO 20022 pain.002, or CSV with reference,result,reason. Safe to repeat.',
    minArgs: 1,
    async run(services, [file = '']) {
      const results = await readReport(services.db, file);
      const { changed, unchanged, errors } = await applyBankReport(services, results);
      const text = [
        ...changed,
        `${changed.length} changed, ${unchanged.length} unchanged, ${errors.length} in error.`,
        ...errors.map(describe),
      ].join('\n');
      if (errors.length > 0) throw new OperatorError(text);
      return text;
    },
  },
  'withdrawals-hold': {
    usage: 'EMAIL REASON…',
    about: 'Stop the withdrawals of an account; the owner sees the reason in the wallet.',
    minArgs: 2,
    async run({ db, clock }, [email = '', ...words]) {
      const reason = words.join(' ');
      const values = { account_id: await findAccount(db, email), reason, at: clock.now() };
      await db
        .insertInto('withdrawal_holds')
        .values(values)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ reason }))
        .execute();
      return `The withdrawals of ${email} are on hold.`;
    },
  },
  'withdrawals-release': {
    usage: 'EMAIL',
    about: 'Allow the withdrawals of an account again.',
    minArgs: 1,
    async run({ db }, [email = '']) {
      const accountId = await findAccount(db, email);
      await db.deleteFrom('withdrawal_holds').where('account_id', '=', accountId).execute();
      return `The withdrawals of ${email} are not on hold.`;
    },
  },
};

async function list(db: Database, states: WithdrawalState[]): Promise<string> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['reference', 'state', 'net', 'currency', 'method_label', 'reason_code', 'reason'])
    .where('state', 'in', states)
    .orderBy('requested_at')
    .execute();
  if (rows.length === 0) return 'There is no such withdrawal.';
  return rows
    .map(({ reference, state, net, currency, method_label: method, reason_code, reason }) => {
      const amount = formatAmount({ amount: net, currency });
      const why = reason_code ?? reason ?? '';
      return [reference, state, `${amount} ${currency}`, method, why].join('  ').trimEnd();
    })
    .join('\n');
}

async function step(
  services: Services,
  action: WithdrawalStep['action'],
  reference: string,
  reason: string,
): Promise<string> {
  const isFailure = action === 'fail' || action === 'return';
  if (isFailure && !reason) throw new OperatorError('Enter the code of the bank, or a reason.');
  const { row, isChanged } = await inTransaction(services.db, (tx) =>
    advanceWithdrawal(tx, services, reference, {
      action,
      actor: 'staff',
      ...(isFailure && { reason }),
    }),
  );
  const back = row.state === 'failed' ? '; the money is back in the wallet' : '';
  return isChanged
    ? `${reference} is ${row.state}${back}.`
    : `${reference} is ${row.state} already; nothing was changed.`;
}

async function readReport(db: Database, file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  try {
    return file.endsWith('.xml') ? await parsePain002(db, text) : parseCsvReport(text);
  } catch (error) {
    throw error instanceof ReportError ? new OperatorError(error.message) : error;
  }
}

async function writeNewFile(file: string, content: string): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'exists' : 'is not writable';
    throw new OperatorError(`${file} ${reason}; nothing was changed.`);
  }
}

async function findAccount(db: Database, email: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!account) throw new DomainError('notFound', 'account.unknown');
  return account.id;
}

function describe(error: unknown): string {
  if (!(error instanceof DomainError)) return String(error);
  return translateError(error, getLanguage('en')).error ?? error.message;
}
