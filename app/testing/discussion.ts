import { sendBrandMessage } from '../../server/domain/discussion/sendMessage.ts';
import type { Portal } from './portal.tsx';

/** A job of the demo user `approved` whose discussion the tests use. */
export const discussedJob = 'harbour-roaster-visit';

/** Sends a message of the brand. */
export function sendAsBrand({ server }: Portal, text: string) {
  const thread = { accountId: 'account-approved', jobId: discussedJob };
  return sendBrandMessage(server.services, thread, text);
}

/** Removes all messages of the discussion. */
export async function clearDiscussion({ server }: Portal): Promise<void> {
  const { db } = server.services;
  await db.deleteFrom('discussions').where('job_id', '=', discussedJob).execute();
  await db.deleteFrom('discussion_messages').where('job_id', '=', discussedJob).execute();
}
