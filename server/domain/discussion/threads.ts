import type { Selectable } from 'kysely';
import { activeStates, type ApplicationState } from '../../../contract/rules/states.ts';
import type { Database, Schema, Tx } from '../../database/schema.ts';
import type { Language } from '../../i18n/language.ts';
import { detectLanguage } from '../../i18n/detectLanguage.ts';
import { DomainError } from '../domainError.ts';
import { newId } from '../identifiers.ts';

/** The discussion of one publisher about one job. */
export type Thread = { accountId: string; jobId: string };

/** A publisher who reads a discussion, and the language for messages of the platform. */
export type ThreadReader = Thread & { language: Language };

/** A row of the messages table. */
export type MessageRow = Selectable<Schema['discussion_messages']>;

/** A message to append; `appendMessage` adds its id and position. */
export type NewMessage = Pick<MessageRow, 'kind' | 'author' | 'body' | 'created_at'> &
  Partial<MessageRow>;

/** Whether the publisher can write in a discussion, and the name of the brand. */
export type Participation = { canWrite: boolean; brand: string };

const writable: readonly ApplicationState[] = [...activeStates, 'completed'];

/** Derives from the publisher's application or invitation to a job whether they can write; throws a DomainError if there is neither. */
export async function findParticipation(
  db: Database,
  { accountId, jobId }: Thread,
): Promise<Participation> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .leftJoin('applications', (join) =>
      join
        .onRef('applications.job_id', '=', 'jobs.id')
        .on('applications.account_id', '=', accountId),
    )
    .leftJoin('invitations', (join) =>
      join.onRef('invitations.job_id', '=', 'jobs.id').on('invitations.account_id', '=', accountId),
    )
    .select('brands.name as brand')
    .select(['applications.state as application', 'invitations.state as invitation'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
  if (!job) throw new DomainError('notFound', 'job.unknown');
  const { application, invitation, brand } = job;
  if (!application && !invitation) throw new DomainError('forbidden', 'discussion.noPart');
  const canWrite = application ? writable.includes(application) : invitation === 'sent';
  return { canWrite, brand };
}

/** Appends a message. Locks the discussion's row, so that messages commit in the order of their positions. */
export async function appendMessage(
  tx: Tx,
  { accountId, jobId }: Thread,
  message: NewMessage,
): Promise<MessageRow> {
  const unread = message.author === 'publisher' ? 0 : 1;
  const { last_position: position } = await tx
    .insertInto('discussions')
    .values({
      account_id: accountId,
      job_id: jobId,
      last_position: 1,
      read_position: 0,
      unread,
      updated_at: message.created_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'job_id']).doUpdateSet((row) => ({
        last_position: row('discussions.last_position', '+', 1),
        unread: row('discussions.unread', '+', unread),
        updated_at: message.created_at,
      })),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('discussion_messages')
    .values({
      id: newId(),
      account_id: accountId,
      job_id: jobId,
      position,
      message_key: null,
      values_json: null,
      event: null,
      client_ref: null,
      extension_id: null,
      mailed_at: null,
      language: detectLanguage(message.body),
      ...message,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
