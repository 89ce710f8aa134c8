import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '../../durations.ts';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { markRead } from './readMarks.ts';
import { sendBrandMessage } from './sendMessage.ts';

const thread = { accountId: 'account-approved', jobId: 'harbour-roaster-visit' };

describe.each(usualDatabaseKinds)('daily emails after an outage on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    const { db } = server.services;
    await db.deleteFrom('discussions').execute();
    await db.deleteFrom('discussion_messages').execute();
    await db
      .updateTable('profiles')
      .set({ email_updates: 'daily' })
      .where('account_id', '=', thread.accountId)
      .execute();
  });
  afterEach(() => server.close());

  const write = (text: string) => sendBrandMessage(server.services, thread, text);
  /** Lets time pass in which no due jobs run, then runs them; returns the summaries that were sent. */
  const comeBackAfter = async (time: number) => {
    server.services.clock.advance(time);
    await runDueJobs(server.services);
    await runDueJobs(server.services);
    const mails = await server.services.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', 'approved@demo.test')
      .execute();
    return mails.filter(({ subject }) => subject.includes('your new messages'));
  };

  test.each([
    ['a day', 25 * hour],
    ['a weekend', 2 * day + hour],
    ['six days', 6 * day],
  ])('messages are summarized once after %s', async (_name, time) => {
    await write('First');
    await write('Second');
    const mails = await comeBackAfter(time);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('(2): http');
    expect(await comeBackAfter(day)).toHaveLength(1);
  });

  test('messages that were read meanwhile are not summarized', async () => {
    await write('First');
    const { id } = await server.services.db
      .selectFrom('discussion_messages')
      .select('id')
      .executeTakeFirstOrThrow();
    await markRead(server.services.db, thread, id);
    expect(await comeBackAfter(3 * day)).toEqual([]);
  });

  test('messages of weeks ago are not summarized when a user begins to prefer daily emails', async () => {
    await write('First');
    expect(await comeBackAfter(20 * day)).toEqual([]);
  });
});
