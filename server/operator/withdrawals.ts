import { formatAmount } from '../../contract/rules/formats.ts';
import { openWithdrawalStates, states, type WithdrawalState } from '../../contract/rules/states.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { normalizeEmail } from '../domain/email.ts';
import { toIso } from '../domain/dates.ts';
import { DomainError } from '../domain/domainError.ts';
import {
  advanceWithdrawal,
  resultActions,
  type WithdrawalStep,
} from '../domain/withdrawals/advanceWithdrawal.ts';
import type { Services } from '../domain/services.ts';
import { bankFileCommands } from './bankFiles.ts';
import { joinReason, OperatorError, type Command } from './command.ts';

/** Withdrawals and the exchange of files with the bank. */
export const withdrawalCommands: Record<string, Command> = {
  withdrawals: {
    usage: '[STATE… | processing|paid REFERENCE | failed|returned REFERENCE CODE|REASON…]',
    about:
      'List the open withdrawals or all in a state, or record a step of a withdrawal. Safe to repeat.',
    minArgs: 0,
    run(services, [word = '', reference, ...reason]) {
      const action = resultActions.get(word);
      if (action && reference) return recordStep(services, action, reference, reason);
      if (word === 'returned') return list(services.db, ['failed'], { isReturned: true });
      const state = states.withdrawal.find((known) => known === word);
      if (word && !state) {
        throw new OperatorError(`"${word}" is none of ${states.withdrawal.join(', ')}, returned.`);
      }
      return list(services.db, state ? [state] : [...openWithdrawalStates]);
    },
  },
  'withdrawal-history': {
    usage: 'REFERENCE',
    about: 'Show every step of a withdrawal, who took it and when.',
    minArgs: 1,
    async run({ db }, [reference = '']) {
      const rows = await db
        .selectFrom('withdrawal_events')
        .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_events.withdrawal_id')
        .select(['withdrawal_events.at', 'withdrawal_events.state', 'actor', 'note'])
        .where('reference', '=', reference)
        .execute();
      if (rows.length === 0) throw new OperatorError(`There is no withdrawal ${reference}.`);
      const order = states.withdrawal;
      return rows
        .sort((a, b) => a.at - b.at || order.indexOf(a.state) - order.indexOf(b.state))
        .map(({ at, state, actor, note }) => `${toIso(at)}  ${state}  ${actor}  ${note}`.trimEnd())
        .join('\n');
    },
  },
  ...bankFileCommands,
  'withdrawals-hold': {
    usage: 'EMAIL REASON…',
    about: 'Stop the withdrawals of an account. The owner sees the reason in the wallet.',
    minArgs: 2,
    async run({ db, clock }, [email = '', ...words]) {
      const reason = joinReason(words);
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

/** Lists the withdrawals in some states; with `isReturned`, only those that had been paid before they failed. */
async function list(
  db: Database,
  listedStates: WithdrawalState[],
  { isReturned = false } = {},
): Promise<string> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['reference', 'state', 'net', 'currency', 'method_label', 'reason_code', 'reason'])
    .where('state', 'in', listedStates)
    .$if(isReturned, (query) => query.where('paid_at', 'is not', null))
    .orderBy('requested_at')
    .execute();
  if (rows.length === 0) return 'There is no such withdrawal.';
  return rows
    .map(({ reference, state, net, currency, method_label: method, reason_code, reason }) => {
      const amount = formatAmount({ amount: net, currency });
      const why = [reason_code, reason].filter(Boolean).join(' ');
      return [reference, state, `${amount} ${currency}`, method, why].join('  ').trimEnd();
    })
    .join('\n');
}

async function recordStep(
  services: Services,
  action: WithdrawalStep['action'],
  reference: string,
  words: string[],
): Promise<string> {
  const isFailure = action === 'fail' || action === 'return';
  if (isFailure && words.length === 0) {
    throw new OperatorError('Enter the code of the bank, or a reason.');
  }
  const { row, isChanged } = await inTransaction(services.db, (tx) =>
    advanceWithdrawal(tx, services, reference, {
      action,
      actor: 'staff',
      ...(isFailure && { reason: joinReason(words) }),
    }),
  );
  const back = row.state === 'failed' ? '; the money is back in the wallet' : '';
  return isChanged
    ? `${reference} is ${row.state}${back}.`
    : `${reference} is ${row.state} already; nothing was changed.`;
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
