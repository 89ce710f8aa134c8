import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';

const account = 'account-approved';

describe.each(usualDatabaseKinds)('money that gets into a wallet on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  /** Lets the next pending payment of the account come due, and returns it with its job. */
  async function clearNext() {
    const { db, clock } = server.services;
    const payment = await db
      .selectFrom('payments')
      .innerJoin('jobs', 'jobs.id', 'payments.job_id')
      .select(['payments.id', 'payments.job_id', 'net', 'title', 'expected_on'])
      .where('account_id', '=', account)
      .where('payments.state', '=', 'pending')
      .where('expected_on', '>', clock.now())
      .where('funded', '=', 1)
      .orderBy('expected_on')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('outbox').execute();
    clock.advance((payment.expected_on ?? 0) - clock.now() + 1000);
    await runDueJobs(server.services);
    return payment;
  }

  const readMails = (title: string) =>
    server.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'approved@demo.test')
      .where('subject', 'like', '%is in your wallet')
      .where('body', 'like', `%${title}%`)
      .execute();

  test('is reported once, by an email whatever the preferences are and in the discussion, with the next step', async () => {
    const { db } = server.services;
    await db
      .updateTable('profiles')
      .set({ email_updates: 'off' })
      .where('account_id', '=', account)
      .execute();
    const { id, job_id: job, title, net } = await clearNext();
    await runDueJobs(server.services);
    const mails = await readMails(title);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain((net / 100).toFixed(2));
    expect(mails[0]?.body).toContain('If you withdraw it today, it is in your bank by ');
    expect(mails[0]?.body).toMatch(/\/dashboard\?tab=wallet&withdraw=1$/);
    // The owner must get it.
    expect(mails[0]?.unsubscribe).toBeNull();
    const news = await db
      .selectFrom('discussion_messages')
      .select(['event', 'mailed_at'])
      .where('account_id', '=', account)
      .where('job_id', '=', job)
      .where('message_key', '=', 'news.paymentCredited')
      .execute();
    expect(news).toEqual([
      { event: `news.paymentCredited:${id}`, mailed_at: expect.any(Number) as number },
    ]);
  });

  test('names what is missing in place of the withdrawal', async () => {
    const { db } = server.services;
    await db.deleteFrom('payout_methods').where('account_id', '=', account).execute();
    const { title } = await clearNext();
    const [mail] = await readMails(title);
    expect(mail?.body).toContain('Add a payout method, so that you can withdraw it');
    expect(mail?.body).toMatch(/\/profile\/edit\?section=payout$/);
  });
});
