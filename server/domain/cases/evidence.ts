import type { Database } from '../../database/schema.ts';

/** What existed when a case was opened: the ids of the submitted versions, and the position of the last message. */
export type Evidence = { versions: string[]; last_message: number };

type Work = { id: string; account_id: string; job_id: string };

/** Collects references to an application's work and messages, without copying them. */
export async function collectEvidence(db: Database, application: Work): Promise<Evidence> {
  const versions = await db
    .selectFrom('submissions')
    .select('id')
    .where('application_id', '=', application.id)
    .where('state', '!=', 'draft')
    .orderBy('submitted_at')
    .orderBy('version')
    .execute();
  const discussion = await db
    .selectFrom('discussions')
    .select('last_position')
    .where('account_id', '=', application.account_id)
    .where('job_id', '=', application.job_id)
    .executeTakeFirst();
  return {
    versions: versions.map(({ id }) => id),
    last_message: discussion?.last_position ?? 0,
  };
}

/** Reads the evidence of a case: versions with their feedback, and the messages of the discussion, oldest first. */
export async function readEvidence(
  db: Database,
  {
    account_id: accountId,
    job_id: jobId,
    evidence_json: json,
  }: Omit<Work, 'id'> & {
    evidence_json: string;
  },
) {
  const { versions: ids, last_message: lastMessage } = JSON.parse(json) as Partial<Evidence>;
  const versions = await db
    .selectFrom('submissions')
    .selectAll()
    // PostgreSQL rejects `in` with an empty list; no version has an empty id.
    .where('id', 'in', ids && ids.length > 0 ? ids : [''])
    .orderBy('submitted_at')
    .orderBy('version')
    .execute();
  const messages = await db
    .selectFrom('discussion_messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .where('position', '<=', lastMessage ?? 0)
    .orderBy('position')
    .execute();
  return { versions, messages };
}
