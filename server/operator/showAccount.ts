import type { Selectable } from 'kysely';
import { formatAmount } from '../../contract/rules/formats.ts';
import type { Database, Schema } from '../database/schema.ts';
import { inSnapshot } from '../database/transaction.ts';
import { findClosing } from '../domain/accounts/findClosing.ts';
import { hasEmailOrId } from '../domain/email.ts';
import { findOpenDebits } from '../domain/money/debits.ts';
import { toIso, toIsoOrNull } from '../domain/dates.ts';
import { OperatorError, type Command } from './command.ts';
import { listCommands } from './log.ts';

const maxRows = 20;

type Account = Selectable<Schema['accounts']>;
type Section = [title: string, lines: string[]];

/** Everything that the support needs to know about one account. */
export const showAccountCommands: Record<string, Command> = {
  account: {
    usage: 'EMAIL|ID',
    about:
      'Show an account: its state, contacts, payout method, holds, wallets, withdrawals, work, mails, devices, tickets, and what operators did.',
    minArgs: 1,
    run: ({ db }, [emailOrId = '']) => inSnapshot(db, (tx) => showAccount(tx, emailOrId)),
  },
};

async function showAccount(db: Database, emailOrId: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where(hasEmailOrId(emailOrId))
    .executeTakeFirst();
  if (!account) throw new OperatorError(`There is no account ${emailOrId}.`);
  const sections: Section[] = [
    ['Account', describeAccount(account)],
    ['Closing', await describeClosing(db, account.id)],
    ['Payout', await describePayout(db, account.id)],
    ['Wallets', await describeWallets(db, account.id)],
    ['Withdrawals', await describeWithdrawals(db, account.id)],
    ['Payments that are not credited', await describePayments(db, account.id)],
    ['Work', await describeWork(db, account.id)],
    ['Connected accounts', await describeConnections(db, account.id)],
    ['Devices', await describeDevices(db, account.id)],
    ['Messages', await describeMessages(db, account)],
    ['Tickets', await describeTickets(db, account.id)],
    ['Objections', await describeCases(db, account.id)],
    ['Operators', await describeOperators(db, account)],
  ];
  return sections
    .map(([title, lines]) => [title, ...(lines.length > 0 ? lines : ['none'])].join('\n  '))
    .join('\n');
}

function describeAccount(account: Account): string[] {
  const verified = (flag: number) => (flag === 1 ? 'verified' : 'not verified');
  const { review_outcome: outcome, review_reason: reason } = account;
  return [
    `${account.name} (${account.id}), ${account.state}, since ${toIso(account.created_at)}`,
    `email ${account.email ?? 'none'}, ${verified(account.email_verified)}; phone ${account.phone ?? 'none'}, ${verified(account.phone_verified)}`,
    `${account.country ?? 'no country'}, ${account.locale}, ${account.currency}, ${account.timezone}; ${account.password_hash ? 'has' : 'no'} password; profile ${account.profile_complete === 1 ? 'complete' : 'incomplete'}`,
    `review: submitted ${toIsoOrNull(account.review_submitted_at) ?? 'never'}${outcome ? `, ${outcome}` : ''}${reason ? `: ${reason}` : ''}`,
  ];
}

async function describeClosing(db: Database, accountId: string): Promise<string[]> {
  const closing = await findClosing(db, accountId);
  if (!closing) return [];
  const { actor, requested_at: since, closes_at: until, closed_at: end } = closing;
  return [
    `closed by the ${actor} on ${toIso(since)}, ${end === null ? `to be erased after ${toIso(until)}` : `erased on ${toIso(end)}`}`,
  ];
}

async function describePayout(db: Database, accountId: string): Promise<string[]> {
  const methods = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  const holds = await db
    .selectFrom('withdrawal_holds')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  return [
    ...methods.map(
      ({ id, label, status, reason, changed_at: changed, locked_until: locked }) =>
        `${id}  ${label}, ${status}${reason ? ` (${reason})` : ''}, changed ${toIsoOrNull(changed) ?? 'never'}${locked ? `, locked until ${toIso(locked)}` : ''}`,
    ),
    ...holds.map(({ reason, at }) => `withdrawals on hold since ${toIso(at)}: ${reason}`),
  ];
}

async function describeWallets(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance', 'earned', 'entries'])
    .where('account_id', '=', accountId)
    .orderBy('currency')
    .execute();
  const open = await findOpenDebits(db, accountId);
  return [
    ...rows.map(
      ({ currency, balance, earned, entries }) =>
        `${money(balance, currency)}, earned ${money(earned, currency)}, ${entries} entries`,
    ),
    ...open.map(
      ({ amount, taken, currency, reason, created_at: at }) =>
        `${money(amount - taken, currency)} of ${money(amount, currency)} are still to be taken back since ${toIso(at)}: ${reason}`,
    ),
  ];
}

async function describeWithdrawals(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map((row) =>
    [
      `${row.reference}  ${row.state}  ${money(row.net, row.currency)} to ${row.method_label}, requested ${toIso(row.requested_at)}`,
      [row.reason_code, row.reason].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(': '),
  );
}

async function describePayments(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '!=', 'available')
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(
    ({ id, state, net, currency, job_id: job, reason }) =>
      `${id}  ${state}  ${money(net, currency)} for ${job}${reason ? `: ${reason}` : ''}`,
  );
}

async function describeWork(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['job_id', 'state', 'applied_at'])
    .where('account_id', '=', accountId)
    .orderBy('applied_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(
    ({ job_id: job, state, applied_at: at }) => `${job}  ${state}, applied ${toIso(at)}`,
  );
}

async function describeConnections(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('social_accounts')
    .select(['provider', 'handle', 'status', 'connected_at'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .execute();
  return rows.map(
    ({ provider, handle, status, connected_at: at }) =>
      `${provider} ${handle}: ${status} since ${toIso(at)}`,
  );
}

async function describeDevices(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['browser_name', 'system_name', 'created_at', 'seen_at', 'login_with'])
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(
    (row) =>
      `${row.browser_name ?? 'unknown browser'} on ${row.system_name ?? 'unknown system'}, by ${row.login_with}, since ${toIso(row.created_at)}, seen ${toIso(row.seen_at)}`,
  );
}

// Omits the texts, which can contain codes.
async function describeMessages(db: Database, { email, phone }: Account): Promise<string[]> {
  const recipients = [email, phone].filter((recipient) => recipient !== null);
  if (recipients.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['at', 'channel', 'subject', 'state', 'attempts', 'error'])
    .where('recipient', 'in', recipients)
    .where('state', '!=', 'decoy')
    .orderBy('at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(
    ({ at, channel, subject, state, attempts, error }) =>
      `${toIso(at)}  ${state} after ${attempts} attempts  ${subject || channel}${error ? ` (${error})` : ''}`,
  );
}

async function describeTickets(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_tickets')
    .select(['reference', 'state', 'topic', 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(
    (row) =>
      `${row.reference}  ${row.state}  ${toIso(row.created_at)}  ${row.topic}: ${row.subject}`,
  );
}

async function describeCases(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases')
    .select(['reference', 'state', 'about', 'outcome', 'job_id', 'due_by'])
    .where('account_id', '=', accountId)
    .orderBy('opened_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(
    (row) =>
      `${row.reference}  ${row.outcome ?? row.state}  ${row.about} of ${row.job_id}, due ${toIso(row.due_by)}`,
  );
}

async function describeOperators(db: Database, { id, email }: Account): Promise<string[]> {
  const lines = [];
  for (const word of [email, id]) {
    if (word) lines.push(...(await listCommands(db, word)));
  }
  return [...new Set(lines)].toSorted();
}

function money(amount: number, currency: string): string {
  return `${formatAmount({ amount, currency })} ${currency}`;
}
