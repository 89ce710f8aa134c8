import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Discussion } from '../../contract/schemas/discussion.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { JobYear } from '../../contract/schemas/year.ts';
import type { SubmissionView } from '../../contract/schemas/submission.ts';
import { changeBrief } from '../domain/jobChanges/briefChanges.ts';
import { closeJob } from '../domain/jobChanges/endJob.ts';
import { day, hour } from '../durations.ts';
import { jobCommands } from '../operator/jobs.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const jobId = 'tablemates-sunday-batch';

describe.each(usualDatabaseKinds)('a change of a job on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  const readJob = async () => (await me.get<JobDetail>(`/api/job/${jobId}`)).body;

  test('a change of a job is shown part by part, as removed and added', async () => {
    const before = await readJob();
    const { hashtags, dos } = before.brief;
    const work_due = Date.parse(before.work_due) + 3 * day;
    const version = await changeBrief(
      server.services,
      jobId,
      {
        hashtags: [...hashtags, '#Leftovers'],
        dos: dos.slice(1),
        description: `${before.description}\n\nLeftovers count too.`,
        work_due,
      },
      'More time, one more hashtag.',
    );
    const job = await readJob();
    expect([version, job.version, job.application?.job_version]).toEqual([2, 2, 1]);
    expect(job.changes.at(-1)).toMatchObject({
      version: 2,
      summary: 'More time, one more hashtag.',
      fields: ['description', 'dos', 'hashtags', 'work_due'],
      diff: [
        { field: 'description', removed: [], added: ['Leftovers count too.'] },
        { field: 'dos', removed: [dos[0]], added: [] },
        { field: 'hashtags', removed: [], added: ['#Leftovers'] },
        {
          field: 'work_due',
          type: 'date',
          removed: [before.work_due],
          added: [new Date(work_due).toISOString()],
        },
      ],
    });
    expect(job.brief.hashtags).toContain('#Leftovers');
    const { data } = (await me.get<Discussion>(`/api/job/${jobId}/discussion`)).body;
    expect(data.map(({ body }) => body)).toEqual([
      'Tablemates changed the brief: More time, one more hashtag.',
    ]);
  });

  const readRules = async () => {
    const { rules } = (await me.get<SubmissionView>(`/api/job/${jobId}/submission`)).body;
    return rules.map(({ value }) => value);
  };
  const answer = (action: 'accept_change' | 'leave', version: number) =>
    me.post(`/api/job/${jobId}/apply`, { action, version });

  test('a change of a job applies once the creator accepts it, and the earlier agreement stays on record', async () => {
    const before = await readJob();
    const change = { hashtags: ['#Leftovers'] };
    const version = await changeBrief(server.services, jobId, change, 'One hashtag.');
    expect((await readJob()).agreement).toMatchObject({
      version: before.version,
      title: before.title,
      brief: before.brief,
      terms: before.terms,
    });
    expect(await readRules()).not.toContain('#Leftovers');
    expect((await answer('accept_change', before.version)).status).toBe(409);
    expect((await answer('accept_change', version)).status).toBe(200);
    // Repeats the request, as after a lost response.
    expect((await answer('accept_change', version)).status).toBe(200);
    const { agreement, application } = await readJob();
    expect(application?.job_version).toBe(version);
    expect(agreement).toMatchObject({ version, brief: { hashtags: ['#Leftovers'] } });
    expect(await readRules()).toContain('#Leftovers');
    expect((await answer('leave', version)).status).toBe(409);
  });

  test('an agreement is dated with the decision of the brand, and then with the acceptance of a change', async () => {
    const { application, agreement } = await readJob();
    expect(application?.decided_at).not.toBe(application?.applied_at);
    expect(agreement?.agreed_at).toBe(application?.decided_at);
    const version = await changeBrief(server.services, jobId, { hashtags: ['#One'] }, 'One.');
    expect((await readJob()).agreement?.agreed_at).toBe(application?.decided_at);
    const before = server.services.clock.now();
    await answer('accept_change', version);
    expect(Date.parse((await readJob()).agreement?.agreed_at ?? '')).toBeGreaterThanOrEqual(before);
  });

  test('a change of a job can be a reason to leave, which does not count against the creator', async () => {
    const change = { hashtags: ['#Leftovers'] };
    const version = await changeBrief(server.services, jobId, change, 'One hashtag.');
    expect((await answer('leave', version)).status).toBe(200);
    // Repeats the request, as after a lost response.
    expect((await answer('leave', version)).status).toBe(200);
    const { application, payment } = await readJob();
    expect(application).toMatchObject({ state: 'dropped', reason: { code: 'left_changed_brief' } });
    expect(payment?.state).toBe('cancelled');
    const year = new Date(server.services.clock.now()).getUTCFullYear();
    const rate = async () =>
      (await me.get<JobYear>(`/api/summary/job/year/${year}`)).body.on_time_rate;
    const rateAfterLeaving = await rate();
    // With another reason, the same end counts against the creator.
    await server.services.db
      .updateTable('applications')
      .set({ reason_code: 'publisher' })
      .where('job_id', '=', jobId)
      .execute();
    expect(await rate()).toBeLessThan(rateAfterLeaving ?? 0);
  });

  test('an application or acceptance for an outdated version of the brief is refused', async () => {
    const send = async (id: string, path: string, body: object) => {
      const { version: read } = (await me.get<JobDetail>(`/api/job/${id}`)).body;
      const version = await changeBrief(server.services, id, { dos: ['Film by day'] }, 'By day.');
      const answer = (version: number) =>
        me.post<{ error?: string }>(`/api/job/${id}/${path}`, { ...body, version });
      expect(await answer(read)).toMatchObject({
        status: 409,
        body: { error: 'The brief has changed since you opened it. Read it first.' },
      });
      expect((await answer(version)).status).toBe(200);
    };
    const terms = { account: 'youtube', accept_terms: true };
    await send('ridgeway-overnight', 'invitation', { ...terms, action: 'accept' });
    const application = { ...terms, action: 'apply', client_ref: randomUUID() };
    await send('sunrise-spritz', 'apply', { ...application, account: 'tiktok' });
  });

  test('a change of a job moves unfinished work once it is accepted, and leaves approved work unchanged', async () => {
    const before = (await readJob()).tasks[0]?.steps ?? [];
    const work_due = Date.parse((await readJob()).work_due) + 2 * day;
    const accept = async () =>
      expect((await answer('accept_change', (await readJob()).version)).status).toBe(200);
    await changeBrief(server.services, jobId, { work_due }, 'Later.');
    // Until then, the agreed days stand, and the offered ones beside them.
    expect((await readJob()).tasks[0]?.steps).toEqual(before);
    const findDates = async () =>
      (await readJob()).dates.flatMap(({ key, at, offered }) =>
        offered ? { key, at, offered } : [],
      );
    const [offer] = await findDates();
    expect(offer?.at).toBe(before.find(({ key }) => key === offer?.key)?.due_at);
    expect(Date.parse(offer?.offered ?? '') - Date.parse(offer?.at ?? '')).toBe(2 * day);
    await accept();
    expect(await findDates()).toEqual([]);
    const after = (await readJob()).tasks[0]?.steps ?? [];
    expect(after[0]).toEqual(before[0]);
    expect(Date.parse(after[1]?.due_at ?? '') - Date.parse(before[1]?.due_at ?? '')).toBe(2 * day);
    expect([before[1]?.due_version, after[1]?.due_version]).toEqual([0, 1]);
    await changeBrief(server.services, jobId, { work_due: work_due - 30 * day }, 'Sooner.');
    await accept();
    const now = server.services.clock.now();
    const readStep = async () => (await readJob()).tasks[0]?.steps[1];
    // A change leaves at least 48 hours for unfinished work.
    const soonest = { due_at: new Date(now + 48 * hour).toISOString(), due_version: 2 };
    expect(await readStep()).toMatchObject(soonest);
    // Neither an unchanged date nor an earlier one moves the step again.
    const same = { work_due: work_due - 30 * day, title: 'Another title' };
    await changeBrief(server.services, jobId, same, 'A title.');
    await changeBrief(server.services, jobId, { work_due: work_due - 40 * day }, 'Sooner.');
    await accept();
    expect(await readStep()).toMatchObject(soonest);
  });

  test('a change of a job is refused if nothing differs or the job has ended, and is entered by the operator', async () => {
    const { title } = await readJob();
    const change = (id: string, more: object) =>
      changeBrief(server.services, id, more, 'A change.');
    await expect(change(jobId, { title })).rejects.toMatchObject({ message: 'job.unchanged' });
    const ended = change('pixel-cosy-corner', { title: 'Another title' });
    await expect(ended).rejects.toMatchObject({ kind: 'conflict' });
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'byline-brief-')), 'change.json');
    writeFileSync(file, JSON.stringify({ title: 'Another title', exclusivity: null }));
    const run = (args: string[]) => jobCommands['change-brief']?.run(server.services, args);
    expect(await run([jobId, file, 'A', 'title.'])).toContain('version 2');
    // The limits of texts are the same as in an imported brief.
    const dos = Array.from({ length: 50 }, (_, index) => `${index}\n${'x'.repeat(900)}`);
    writeFileSync(file, JSON.stringify({ dos, usage_rights: 'x'.repeat(5000) }));
    expect(await run([jobId, file, 'More', 'to', 'do.'])).toContain('version 3');
    expect((await readJob()).terms.exclusivity).toBeNull();
    writeFileSync(file, JSON.stringify({ colour: 'red' }));
    await expect(run([jobId, file, 'A colour.'])).rejects.toThrow(
      /change\.json is invalid; nothing was changed\.\n.*colour/s,
    );
  });

  test('a job is closed once, which expires undecided applications', async () => {
    await closeJob(server.services, 'wren-desk-reset');
    const { application } = (await me.get<JobDetail>('/api/job/wren-desk-reset')).body;
    expect(application?.state).toBe('expired');
    await expect(closeJob(server.services, 'wren-desk-reset')).rejects.toMatchObject({
      kind: 'conflict',
    });
  });
});
