import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { normalizeEmail } from '../domain/email.ts';
import { countNoun } from '../domain/countNoun.ts';
import { toIso } from '../domain/dates.ts';
import type { OutboxMessage } from '../domain/outbox.ts';
import { readOutboxHealth } from '../domain/outboxHealth.ts';
import type { Services } from '../domain/services.ts';
import { minute } from '../durations.ts';
import { OperatorError, type Command } from './command.ts';

const maxRows = 50;

type Condition = (row: ExpressionBuilder<Schema, 'outbox'>) => Expression<SqlBool>;

/** Messages that wait or were given up. */
export const outboxCommands: Record<string, Command> = {
  outbox: {
    usage: '[EMAIL|NUMBER | retry ID|EMAIL|all | cancel ID|EMAIL]',
    about:
      'List the messages that are waiting or were given up, or all messages to a recipient. Use "retry" to deliver messages now, or "cancel" to discard them. Texts are only shown in the demo.',
    minArgs: 0,
    run(services, [word = '', target = '']) {
      if (word === 'retry') return retry(services, target);
      if (word === 'cancel') return cancel(services, target);
      return list(services, word);
    },
  },
};

async function list(services: Services, recipient: string): Promise<string> {
  const { db, config } = services;
  const isAll = recipient !== '' || config.hasTestHooks;
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    // Decoys are stored for codes to unknown addresses, and are never sent.
    .where('state', '!=', 'decoy')
    .$if(recipient !== '', (query) => query.where('recipient', 'in', toRecipients(recipient)))
    .$if(!isAll, (query) => query.where('state', 'in', ['queued', 'failed']))
    .orderBy('at', 'desc')
    .limit(maxRows)
    .execute();
  if (rows.length === 0) return isAll ? 'There is no message.' : 'No message waits.';
  const { waiting, oldestAge, failed } = await readOutboxHealth(services);
  return [
    ...rows.reverse().map((row) => describe(row, config.hasTestHooks)),
    `Waiting: ${waiting}, the oldest for ${countNoun(Math.round(oldestAge / minute), 'minute')}. Given up: ${failed}.`,
  ].join('\n');
}

function describe(row: OutboxMessage, isTextShown: boolean): string {
  const { id, at, recipient, channel, state, attempts, subject, body, error } = row;
  const next = state === 'queued' ? `, next attempt ${toIso(row.next_at)}` : '';
  const why = error ? `, last error: ${error}` : '';
  const line = `${toIso(at)}  ${recipient}  ${state} after ${countNoun(attempts, 'attempt')}${next}${why}`;
  // The text may hold a code, which the staff must not read.
  return `${line}\n  ${id} ${channel} ${subject}${isTextShown ? `\n  ${body}` : ''}`;
}

/** Delivers messages again, except those whose text was deleted. */
async function retry({ db, clock }: Services, target: string): Promise<string> {
  const updated = await db
    .updateTable('outbox')
    .set({
      state: 'queued',
      next_at: clock.machineNow(),
      attempts: 0,
      queued_at: clock.machineNow(),
    })
    .where('state', 'in', ['queued', 'failed'])
    .where('body', '!=', '')
    .where(selectTarget(target, { acceptsAll: true }))
    .executeTakeFirst();
  return report(Number(updated.numUpdatedRows), 'will be delivered now');
}

async function cancel({ db }: Services, target: string): Promise<string> {
  const updated = await db
    .updateTable('outbox')
    .set({ state: 'cancelled', body: '' })
    .where('state', 'in', ['queued', 'failed'])
    .where(selectTarget(target))
    .executeTakeFirst();
  return report(Number(updated.numUpdatedRows), 'will not be delivered');
}

// Addresses of accounts are stored in their normal form, others as they were typed.
function toRecipients(text: string): string[] {
  return [text, normalizeEmail(text)];
}

/** Selects messages by id or recipient, or all of them by `all` if that is accepted. */
function selectTarget(target: string, { acceptsAll = false } = {}): Condition {
  if (target === '') throw new OperatorError('Enter the id of a message, or its recipient.');
  return (row) =>
    acceptsAll && target === 'all'
      ? row.val(true)
      : row.or([row('id', '=', target), row('recipient', 'in', toRecipients(target))]);
}

function report(count: number, result: string): string {
  if (count === 0) throw new OperatorError('No such message waits or was given up.');
  return `${countNoun(count, 'message')} ${result}.`;
}
