import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deadlineReminderLead, hour } from '../../durations.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';

const step = 'now-roaster-draft';

describe.each(databaseKinds)('deadline reminders on %s', (kind) => {
  let server: TestServer;
  let dueAt: number;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    const { db, clock } = server.services;
    // Leaves `step` as the only step that can become due in these tests.
    await db
      .updateTable('application_steps')
      .set({ status: 'approved' })
      .where('id', '!=', step)
      .execute();
    dueAt = clock.now() + deadlineReminderLead + hour;
    await setStep({ status: 'open', due_at: dueAt });
  });
  afterEach(() => server.close());

  const setStep = (values: { status?: 'open' | 'in_review'; due_at?: number }) =>
    server.services.db
      .updateTable('application_steps')
      .set(values)
      .where('id', '=', step)
      .execute();

  const prefer = (values: { deadline_reminders?: number; email_updates?: 'off' }) =>
    server.services.db
      .updateTable('profiles')
      .set(values)
      .where('account_id', '=', 'account-approved')
      .execute();

  const readMails = async () =>
    (
      await server.services.db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'approved@demo.test')
        .execute()
    ).filter(({ subject }) => subject === 'Byline: work due soon');

  const run = () => runDueJobs(server.services);

  test('a deadline reminder is sent once, 48 hours before the deadline, however many processes run', async () => {
    await run();
    expect(await readMails()).toEqual([]);
    server.services.clock.advance(hour);
    await Promise.all([run(), run(), run()]);
    server.services.clock.advance(24 * hour);
    await run();
    const mails = await readMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('One morning at the roastery');
    expect(mails[0]?.body).toContain('/jobs/harbour-roaster-visit/submission');
    const date = new Intl.DateTimeFormat('en', {
      month: 'long',
      day: 'numeric',
      timeZone: 'Asia/Singapore',
    });
    expect(mails[0]?.body).toContain(date.format(dueAt));
    expect(mails[0]?.body).toMatch(/GMT\+8/);
  });

  test('a deadline reminder that cannot be delivered in time expires at the deadline', async () => {
    server.services.clock.advance(hour);
    await run();
    expect((await readMails())[0]).toMatchObject({ expires_at: dueAt, late_text: null });
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('a deadline reminder is sent again for a date that was moved', async () => {
    server.services.clock.advance(hour);
    await run();
    await setStep({ due_at: dueAt + 72 * hour });
    await run();
    expect(await readMails()).toHaveLength(1);
    server.services.clock.advance(72 * hour);
    await run();
    expect(await readMails()).toHaveLength(2);
  });

  test('a deadline reminder is not sent without the preference, for submitted work, or after the date', async () => {
    await prefer({ deadline_reminders: 0 });
    server.services.clock.advance(hour);
    await run();
    await prefer({ deadline_reminders: 1 });
    await setStep({ status: 'in_review' });
    await run();
    server.services.clock.advance(deadlineReminderLead);
    await setStep({ status: 'open' });
    await run();
    expect(await readMails()).toEqual([]);
  });

  test('a deadline reminder is not sent to a suspended account', async () => {
    await server.services.db
      .updateTable('accounts')
      .set({ state: 'suspended' })
      .where('id', '=', 'account-approved')
      .execute();
    server.services.clock.advance(hour);
    await run();
    expect(await readMails()).toEqual([]);
  });

  test('a deadline reminder does not depend on the preference for job updates', async () => {
    await prefer({ email_updates: 'off' });
    server.services.clock.advance(hour);
    await run();
    expect(await readMails()).toHaveLength(1);
  });
});
