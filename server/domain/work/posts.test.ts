import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Platform } from '../../../contract/rules/platforms.ts';
import { day } from '../../durations.ts';
import { operatorCommands } from '../../operator/commands.ts';
import { databaseKinds, usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { DomainError } from '../domainError.ts';
import { requestChanges } from './review.ts';
import { submitTask } from './submit.ts';

// Two jobs of the demo, and the id of a post on YouTube.
const firstJob = 'tablemates-sunday-batch';
const secondJob = 'sona-quiet-train';
const postId = 'dQw4w9WgXcQ';

describe.each(databaseKinds)('a submitted post on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  /** Opens the live step of an account on a job, and returns the id of the step. */
  async function openLive(
    account: string,
    job: string,
    { quantity = 1, platform = 'youtube' }: { quantity?: number; platform?: Platform } = {},
  ): Promise<string> {
    const { db, clock } = server.services;
    const now = clock.now();
    const task = `${job}-1`;
    await db.updateTable('tasks').set({ platform, quantity }).where('job_id', '=', job).execute();
    await db.deleteFrom('submissions').where('task_id', '=', task).execute();
    const existing = await db
      .selectFrom('applications')
      .select('id')
      .where('account_id', '=', account)
      .where('job_id', '=', job)
      .executeTakeFirst();
    const id = existing?.id ?? randomUUID();
    if (existing)
      await db.deleteFrom('application_steps').where('application_id', '=', id).execute();
    else {
      const template = await db
        .selectFrom('applications')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      const row = { ...template, id, account_id: account, job_id: job };
      await db.insertInto('applications').values(row).execute();
      const payment = await db
        .selectFrom('payments')
        .selectAll()
        .limit(1)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('payments')
        .values({
          ...payment,
          id: randomUUID(),
          application_id: id,
          account_id: account,
          job_id: job,
        })
        .execute();
    }
    await db
      .updateTable('applications')
      .set({ state: 'accepted', ended_at: null })
      .where('id', '=', id)
      .execute();
    const stepId = randomUUID();
    await db
      .insertInto('application_steps')
      .values({
        id: stepId,
        application_id: id,
        task_id: task,
        key: 'live',
        position: 1,
        status: 'open',
        opens_at: now,
        due_at: now + 9 * day,
        due_version: 0,
        revisions_left: 2,
        auto_approve_at: null,
        changed_at: now,
      })
      .execute();
    return stepId;
  }

  const submit = (account: string, job: string, ...links: string[]) =>
    submitTask(server.services, account, job, {
      task_id: `${job}-1`,
      step: 'live',
      caption: '',
      links,
      media: [],
      notes: '',
      metrics: {},
      checklist: {},
      client_ref: randomUUID(),
    });

  /** Returns the fields with errors of a rejected submission. */
  const readFields = (attempt: Promise<unknown>) =>
    attempt.then(
      () => ({}),
      (error: unknown) => {
        if (error instanceof DomainError) return error.fields;
        throw error;
      },
    );

  const setStatus = (id: string, status: 'rejected' | 'missed' | 'approved') =>
    server.services.db
      .updateTable('application_steps')
      .set({ status })
      .where('id', '=', id)
      .execute();

  test('a post counts once if it is submitted for several jobs at the same time', async () => {
    const jobs = [firstJob, secondJob, 'kindly-old-dog'];
    for (const job of jobs) await openLive('account-approved', job);
    const results = await Promise.allSettled(
      jobs.map((job) => submit('account-approved', job, `youtu.be/${postId}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'fulfilled') continue;
      expect((result.reason as DomainError).fields).toHaveProperty(
        ['links.0', 'key'],
        'work.postUsed',
      );
    }
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('a post is stored by its canonical address, whatever form was pasted', async () => {
    await openLive('account-approved', firstJob);
    const { submission } = await submit(
      'account-approved',
      firstJob,
      `My video is out! HTTP://YOUTU.BE/${postId}?si=1.`,
    );
    expect(submission.links).toEqual([`https://www.youtube.com/watch?v=${postId}`]);
  });

  test('an address that is no post of the platform is refused, with the expected form', async () => {
    await openLive('account-approved', firstJob);
    expect(await readFields(submit('account-approved', firstJob, 'https://vimeo.com/1'))).toEqual({
      'links.0': {
        key: 'work.invalidPostLink',
        values: { example: 'https://youtu.be/aBcDeFgHiJk' },
      },
    });
  });

  test('a post of another account is refused, and the operator sees posts whose address shows no account', async () => {
    const list = () => operatorCommands['unattributed-posts']?.run(server.services, []);
    const tiktok = '7301234567890123456';
    await openLive('account-approved', firstJob, { platform: 'tiktok' });
    const other = `https://www.tiktok.com/@other/video/${tiktok}`;
    expect(await readFields(submit('account-approved', firstJob, other))).toEqual({
      'links.0': {
        key: 'work.otherAccount',
        values: { platform: 'TikTok', owner: 'other', handle: '@mayamakes' },
      },
    });
    await submit('account-approved', firstJob, `https://m.tiktok.com/@MayaMakes/video/${tiktok}`);
    expect(await list()).toBe('The address of every post in review shows its account.');
    await openLive('account-approved', secondJob, { platform: 'tiktok' });
    await submit('account-approved', secondJob, 'https://vm.tiktok.com/ZMabc123/');
    expect(await list()).toMatch(
      /tiktok short:ZMabc123 {2}approved@demo\.test {2}sona-quiet-train/,
    );
  });

  test('a post counts once within a job, whatever its address', async () => {
    await openLive('account-approved', firstJob, { quantity: 2 });
    const links = [`https://www.youtube.com/watch?v=${postId}&t=3`, `youtu.be/${postId}`];
    expect(await readFields(submit('account-approved', firstJob, ...links))).toEqual({
      'links.1': { key: 'work.samePost' },
    });
    await submit('account-approved', firstJob, `youtu.be/${postId}`, 'youtu.be/aBcDeFgHiJk');
  });

  test('a post counts once for all jobs of a publisher, and the error names the job', async () => {
    await openLive('account-approved', firstJob);
    await openLive('account-approved', secondJob);
    await submit('account-approved', firstJob, `https://youtube.com/shorts/${postId}`);
    const { title } = await server.services.db
      .selectFrom('jobs')
      .select('title')
      .where('id', '=', firstJob)
      .executeTakeFirstOrThrow();
    expect(await readFields(submit('account-approved', secondJob, `youtu.be/${postId}`))).toEqual({
      'links.0': { key: 'work.postUsed', values: { job: title } },
    });
    await submit('account-approved', secondJob, 'youtu.be/aBcDeFgHiJk');
  });

  test('a post can be sent again for its own job after changes were requested', async () => {
    const step = await openLive('account-approved', firstJob);
    await openLive('account-approved', secondJob);
    await submit('account-approved', firstJob, `youtu.be/${postId}`);
    const feedback = { at: '', by: 'Brand', kind: 'edit', text: 'Pin it' } as const;
    await requestChanges(server.services, step, feedback);
    await submit('account-approved', firstJob, `https://www.youtube.com/live/${postId}`);
    await requestChanges(server.services, step, feedback);
    await submit('account-approved', firstJob, 'youtu.be/aBcDeFgHiJk');
    // The replaced post is free again.
    await submit('account-approved', secondJob, `youtu.be/${postId}`);
  });

  test.each(['rejected', 'missed'] as const)(
    'a post is free for another job after the work was %s',
    async (status) => {
      const step = await openLive('account-approved', firstJob);
      await openLive('account-approved', secondJob);
      await submit('account-approved', firstJob, `youtu.be/${postId}`);
      await setStatus(step, status);
      await submit('account-approved', secondJob, `youtu.be/${postId}`);
      // Now the post belongs to the second job.
      const third = 'kindly-old-dog';
      await openLive('account-approved', third);
      expect(
        await readFields(submit('account-approved', third, `youtu.be/${postId}`)),
      ).toHaveProperty(['links.0', 'key'], 'work.postUsed');
    },
  );

  test('the same post of two publishers is accepted, and the operator sees both', async () => {
    await openLive('account-approved', firstJob);
    await openLive('account-fresh', firstJob);
    await openLive('account-fresh', secondJob);
    await submit('account-approved', firstJob, `youtu.be/${postId}`);
    const run = () => operatorCommands['shared-posts']?.run(server.services, []);
    expect(await run()).toBe('No post was submitted by two accounts.');
    await submit('account-fresh', secondJob, `https://m.youtube.com/watch?v=${postId}`);
    const report = await run();
    expect(report).toContain(`youtube ${postId} was submitted by several accounts:`);
    expect(report).toContain('approved@demo.test');
    expect(report).toContain(secondJob);
    const mails = await server.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', server.services.config.app.supportEmail)
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual(['A post was submitted by two accounts']);
    expect(mails[0]?.body).toContain(`approved@demo.test (${firstJob})`);
    const review = operatorCommands['review'];
    const [email, job] = ['fresh@demo.test', secondJob];
    expect(await review?.run(server.services, [email, job, 'approve'])).toContain(firstJob);
  });
});
