import { describe, expect, onTestFinished, test } from 'vitest';
import { isLongRun } from '../../../design-system/testing/isLongRun.ts';
import { useDemoDatabase } from '../../testing/demoDatabase.ts';
import { openTestServer } from '../../testing/testServer.ts';
import { seedDemo } from './seed.ts';

describe('the demo data', () => {
  const { query } = useDemoDatabase('SQLite');

  test('reviews the newest version of a step when the step changes', async () => {
    const rows = await query(
      `select application_steps.id from application_steps
       join submissions on submissions.application_id = application_steps.application_id
         and submissions.task_id = application_steps.task_id and submissions.step = application_steps.key
       where submissions.reviewed_at > application_steps.changed_at
         or (application_steps.status = 'rejected' and submissions.state = 'rejected'
             and submissions.reviewed_at <> application_steps.changed_at)`,
    );
    expect(rows).toEqual([]);
  });

  test('has applications only for jobs that were posted before', async () => {
    const rows = await query(
      `select applications.id from applications join jobs on jobs.id = applications.job_id
       where applications.applied_at < jobs.posted_at`,
    );
    expect(rows).toEqual([]);
  });

  test('has no application of the first account after the last day to apply, or before it had an account on the platform', async () => {
    const rows = await query(
      `select applications.id from applications
       join jobs on jobs.id = applications.job_id
       join social_accounts on social_accounts.account_id = applications.account_id
         and social_accounts.provider = applications.platform
       where applications.account_id in ('account-approved', 'account-disputes')
         and (applied_at > apply_by or applied_at < connected_at)`,
    );
    expect(rows).toEqual([]);
  });

  test('mentions a draft in a discussion only once it was submitted', async () => {
    const [row] = await query<{ ms: number }>(
      `select discussion_messages.created_at - submissions.submitted_at as ms
       from discussion_messages, submissions
       where body like '%first cut is submitted%' and submissions.id = 'now-laps-draft-1'`,
    );
    expect(row?.ms).toBeGreaterThan(0);
  });
});

test.runIf(isLongRun)('a process waits until another one has seeded the demo', async () => {
  const server = await openTestServer({ kind: 'PostgreSQL', seed: false });
  onTestFinished(() => server.close());
  const { services } = server;
  const { promise: isLong, resolve: end } = Promise.withResolvers<void>();
  const other = services.db.transaction().execute(async (tx) => {
    await tx.insertInto('settings').values({ key: 'seeded_at', value: '1' }).execute();
    await isLong;
  });
  // Statements wait ten seconds for a lock.
  setTimeout(end, 11_000);
  expect(await seedDemo(services)).toBe(false);
  await other;
});
