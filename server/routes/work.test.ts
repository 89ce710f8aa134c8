import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Autosaved, SubmissionView } from '../../contract/schemas/submission.ts';
import { approveStep, rejectStep, requestChanges } from '../domain/work/review.ts';
import { day, hour } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { addOwnRule, removeOwnRule } from '../testing/ownRule.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('submitting work on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const roaster = '/api/job/harbour-roaster-visit';
  /** Saves a draft on top of the save of the time `base`. */
  const save = (caption: string, base: string | null | undefined) =>
    me.post<Autosaved>(`${roaster}/submission`, {
      task_id: 'harbour-roaster-visit-1',
      step: 'draft',
      caption,
      base_saved_at: base ?? null,
    });
  const readWork = async (path: string) =>
    (await me.get<SubmissionView>(`${path}/submission`)).body;
  const submit = (path: string, more: Record<string, unknown>) =>
    me.post(`${path}/submit/task`, {
      task_id: `${path.replace('/api/job/', '')}-1`,
      step: 'draft',
      caption: '',
      links: [],
      media: [],
      notes: '',
      metrics: {},
      checklist: {},
      client_ref: randomUUID(),
      ...more,
    });
  const feedback = {
    at: '2026-01-01T00:00:00.000Z',
    by: 'Staff',
    kind: 'edit',
    text: 'No',
  } as const;

  test('tasks, checks and versions are shown only to accepted users', async () => {
    const work = await readWork(roaster);
    expect(work.rules.map(({ kind: rule }) => rule)).toEqual([
      'disclosure',
      'hashtag',
      'mention',
      'url_pattern',
      'caption_length',
    ]);
    expect(work.tasks[0]?.steps[0]?.submission?.caption).toContain('Six in the morning');
    const fresh = await server.signedIn('fresh');
    expect((await fresh.get(`${roaster}/submission`)).status).toBe(403);
    // The user has applied to this job, and the brand has not decided.
    expect((await me.get('/api/job/wren-desk-reset/submission')).status).toBe(403);
  });

  test('a job includes the limits of each task’s platform, in the language of the request', async () => {
    const { body } = await me.get<SubmissionView>(`${roaster}/submission`, {
      'accept-language': 'zh-Hans',
    });
    const task = body.tasks[0];
    const mine = body.rules.filter(({ task_ids: ids }) => ids?.includes(task?.id ?? ''));
    const [postLink, captionLimit] = mine;
    expect(postLink).toMatchObject({ id: `post-link-${task?.id}`, severity: 'block' });
    expect(postLink?.text).toContain('公开帖子');
    expect(captionLimit).toMatchObject({
      id: `caption-limit-${task?.id}`,
      value: '2200',
      text: '文案不超过 2,200 个字符。',
    });
  });

  test('a draft is saved only on top of the newest save, so that no device overwrites another', async () => {
    const base = (await readWork(roaster)).tasks[0]?.steps[0]?.submission?.saved_at;
    const first = await save('from the phone', base);
    expect(first.body.submission).toMatchObject({ version: 1, caption: 'from the phone' });
    expect((await save('from the laptop', base)).status).toBe(409);
    expect((await save('blind', null)).status).toBe(409);
    const second = await save('on top', first.body.submission.saved_at);
    expect(second.body.submission.saved_at > first.body.submission.saved_at).toBe(true);
  });

  test('one of many concurrent saves is accepted', async () => {
    const base = (await readWork(roaster)).tasks[0]?.steps[0]?.submission?.saved_at;
    const saves = Array.from({ length: 10 }, (_, index) => save(`save ${index}`, base));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('the blocking checks are repeated on the server', async () => {
    const { status, body } = await submit(roaster, {
      caption: 'Nice coffee #SixAtHarbourside',
      links: ['ftp://drive.example/x'],
    });
    expect(status).toBe(422);
    expect(body['errors']).toEqual({
      caption:
        'Say #ad in the first line of the caption. Use the hashtag #SixAtHarbour. Mention @harbourcoffee.',
      'links.0': 'The preview link is invalid.',
    });
  });

  test('work needs a link or pictures, and a tick only where no check can see the rule', async () => {
    await addOwnRule(server.services.db, 'harbour-roaster-visit', 'Post it yourself.');
    const caption = '#ad Six in the morning #SixAtHarbour @harbourcoffee';
    const { body } = await submit(roaster, { caption });
    expect(body['errors']).toEqual({
      'links.0': 'Add a preview link or at least one picture.',
      'checklist.own': 'This field is required.',
    });
    await removeOwnRule(server.services.db, 'harbour-roaster-visit');
  });

  test('work for a step that is locked, in review or unknown is rejected', async () => {
    expect((await submit(roaster, { step: 'live' })).status).toBe(409);
    expect((await submit('/api/job/clearwell-two-minutes', {})).status).toBe(409);
    expect((await submit(roaster, { task_id: 'nothing' })).status).toBe(404);
  });

  test('live work needs a post link of the task’s platform', async () => {
    const batch = '/api/job/tablemates-sunday-batch';
    const wrong = await submit(batch, { step: 'live', links: ['https://vimeo.com/1'] });
    expect(wrong.body['errors']).toEqual({
      'links.0':
        'The post link is invalid. Copy the link of the post, such as https://youtu.be/aBcDeFgHiJk',
    });
    const links = ['https://youtu.be/dQw4w9WgXcQ'];
    expect((await submit(batch, { step: 'live', links })).status).toBe(200);
  });

  test('work is approved after the review window without a review', async () => {
    // The brand has 52 hours left for its review.
    server.services.clock.advance(53 * hour);
    await server.simulate();
    // The session has ended after a day without a request.
    me = await server.signedIn('approved');
    const { tasks } = await readWork('/api/job/clearwell-two-minutes');
    expect(tasks[0]?.steps.map(({ status }) => status)).toEqual(['approved', 'open']);
    expect(tasks[0]?.steps[0]?.submission?.auto).toBe(true);
  });

  test('work is rejected only without revisions left, which ends the application', async () => {
    const laps = '/api/job/tidal-lap-diary';
    const work = {
      caption: '#ad laps #LapDiary @tidalswim',
      links: ['https://drive.example/laps'],
    };
    expect((await submit(laps, work)).status).toBe(200);
    const stepId = 'now-laps-draft';
    // The job includes one revision.
    await expect(rejectStep(server.services, stepId, feedback)).rejects.toThrow('revisionsLeft');
    await requestChanges(server.services, stepId, feedback);
    expect((await submit(laps, work)).status).toBe(200);
    await expect(requestChanges(server.services, stepId, feedback)).rejects.toThrow('noRevisions');
    await rejectStep(server.services, stepId, feedback);
    const { body } = await me.get<JobDetail>(laps);
    expect(body.application).toMatchObject({ state: 'removed', reason: { text: 'No' } });
    expect(body.payment?.state).toBe('cancelled');
    await expect(approveStep(server.services, stepId, { auto: false })).rejects.toThrow();
  });

  test('work is missed after its due date, and can then not be submitted', async () => {
    server.services.clock.advance(30 * day);
    await server.simulate();
    // The session has ended too.
    me = await server.signedIn('approved');
    const { tasks } = await readWork(roaster);
    expect(tasks[0]?.status).toBe('missed');
    expect((await submit(roaster, {})).status).toBe(409);
  });
});
