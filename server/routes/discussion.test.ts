import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Discussion, DiscussionPosted } from '../../contract/schemas/discussion.ts';
import type { History } from '../../contract/schemas/history.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { User } from '../../contract/schemas/user.ts';
import { accept } from '../domain/applications/decide.ts';
import { decideExtension } from '../domain/discussion/decideExtension.ts';
import { sendBrandMessage } from '../domain/discussion/sendMessage.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { day, hour } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const jobId = 'harbour-roaster-visit';
const path = `/api/job/${jobId}/discussion`;
const thread = { accountId: 'account-approved', jobId };
const taskId = `${jobId}-1`;

type Posted = DiscussionPosted & { error?: string; errors?: Record<string, string> };

describe.each(usualDatabaseKinds)('a discussion on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  const send = (body: string, more: object = {}) =>
    me.post<Posted>(path, { body, client_ref: randomUUID(), ...more });
  const read = async (query = '') => (await me.get<Discussion>(`${path}${query}`)).body;
  const write = (body: string) => sendBrandMessage(server.services, thread, body);
  const at = (time: number) => new Date(server.services.clock.now() + time).toISOString();
  const ask = (until: string, more: object = {}) =>
    send('My camera is being repaired.', {
      kind: 'extension_request',
      task_id: taskId,
      until,
      ...more,
    });
  const readStep = async () => {
    const { tasks } = (await me.get<JobDetail>(`/api/job/${jobId}`)).body;
    return tasks[0]?.steps[0];
  };
  const findRequest = async () =>
    (
      await server.services.db
        .selectFrom('extension_requests')
        .select('id')
        .where('state', '=', 'requested')
        .executeTakeFirstOrThrow()
    ).id;
  /** Decides about the open request for more time. */
  const decide = async (decision: 'grant' | 'refuse', text: string) =>
    decideExtension(server.services, await findRequest(), decision, text);
  /** Moves the clock, runs what is due and signs in again. */
  const pass = async (time: number) => {
    server.services.clock.advance(time);
    await runDueJobs(server.services);
    me = await server.signedIn('approved');
  };
  const readMails = (recipient = 'approved@demo.test') =>
    server.services.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', recipient)
      .execute();
  const setUpdates = (value: 'daily' | 'off') =>
    server.services.db
      .updateTable('profiles')
      .set({ email_updates: value })
      .where('account_id', '=', 'account-approved')
      .execute();

  test('a discussion lists messages by cursor in both directions, without gaps or repeats', async () => {
    for (let index = 1; index <= 7; index += 1) await write(`Message ${index}`);
    const newest = await read('?limit=3');
    const texts = (page: Discussion) => page.data.map(({ body }) => body.replace('Message ', ''));
    expect([texts(newest), newest.has_more]).toEqual([['5', '6', '7'], true]);
    const older = await read(`?limit=3&before=${newest.data[0]?.id}`);
    expect([texts(older), older.has_more]).toEqual([['2', '3', '4'], true]);
    const oldest = await read(`?limit=3&before=${older.data[0]?.id}`);
    expect([texts(oldest), oldest.has_more]).toEqual([['1'], false]);
    const newer = await read(`?limit=3&after=${older.data[0]?.id}`);
    expect([texts(newer), newer.has_more]).toEqual([['3', '4', '5'], true]);
    await write('Message 8');
    const polled = await read(`?after=${newest.data.at(-1)?.id}`);
    expect([texts(polled), polled.has_more]).toEqual([['8'], false]);
    expect((await me.get(`${path}?limit=101`)).status).toBe(422);
  });

  test('a message is sent once per idempotency key', async () => {
    const client_ref = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => send('Is Tuesday fine?', { client_ref })),
    );
    const ids = new Set(sent.map(({ body }) => body.message?.id));
    expect(ids.size).toBe(1);
    expect((await read()).data).toMatchObject([
      { body: 'Is Tuesday fine?', client_ref, author: { kind: 'me', name: 'Maya Tan' } },
    ]);
    expect((await send('Something else', { client_ref })).status).toBe(422);
  });

  test('an error reports each missing or unexpected input at its name', async () => {
    const post = async (body: object) => (await me.post<Posted>(path, body)).body.errors;
    const required = 'This field is required.';
    expect(await post({})).toEqual({ body: required, client_ref: required });
    expect(await post({ kind: 'extension_request', client_ref: randomUUID() })).toEqual({
      body: required,
      task_id: required,
      until: required,
    });
    expect(Object.keys((await post({ read_up_to: 'a', body: 'b' })) ?? {})).toEqual(['body']);
    expect(Object.keys((await send('x'.repeat(2001))).body.errors ?? {})).toEqual(['body']);
  });

  test('unread messages are counted in the user, the job and the history until they are read', async () => {
    // Reads the unread messages of the seed.
    await me.post('/api/job/tidal-lap-diary/discussion', { read_up_to: 'message-laps-5' });
    const first = await write('Hello Maya');
    await write('One more thing');
    await send('Hello');
    const counts = async () => [
      (await me.get<User>('/api/user')).body.unread_messages,
      (await me.get<JobDetail>(`/api/job/${jobId}`)).body.unread_messages,
      (await read()).unread,
      (await me.get<History>('/api/job/history?unread=1')).body.data.map(({ unread }) => unread),
    ];
    expect(await counts()).toEqual([2, 2, 2, [2]]);
    expect((await me.post(path, { read_up_to: first.id })).body).toEqual({ unread: 1 });
    expect((await read()).read_up_to).toBe(first.id);
    const last = (await read()).data.at(-1)?.id;
    expect((await me.post(path, { read_up_to: last })).body).toEqual({ unread: 0 });
    expect((await me.post(path, { read_up_to: first.id })).body).toEqual({ unread: 0 });
    expect(await counts()).toEqual([0, 0, 0, []]);
    expect((await read()).read_up_to).toBe(last);
  });

  test('unread messages are counted correctly while both sides write at once', async () => {
    const writing = Array.from({ length: 10 }, (_, index) => [
      write(`From the brand ${index}`),
      send(`From me ${index}`),
    ]).flat();
    await Promise.all(writing);
    const { data, unread } = await read();
    expect([data.length, unread]).toEqual([20, 10]);
  });

  test('a discussion is only for users who applied or were invited, and closes with the application', async () => {
    const denied = await me.get<Posted>('/api/job/sunrise-spritz/discussion');
    expect(denied.status).toBe(403);
    expect((await me.get('/api/job/ridgeway-overnight/discussion')).body).toMatchObject({
      can_write: true,
    });
    const declined = '/api/job/driftwood-off-season/discussion';
    expect((await me.get(declined)).body).toMatchObject({ can_write: false });
    const late = await me.post<Posted>(declined, { body: 'Why?', client_ref: randomUUID() });
    expect([late.status, late.body.error]).toEqual([
      409,
      'This discussion is closed because the application or invitation has ended.',
    ]);
  });

  test('a discussion slows down a user who writes too often', async () => {
    // Thirty messages a minute are allowed.
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      statuses.push((await send(`Message ${index}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  test('a request for more time is granted in the discussion, which moves the due dates', async () => {
    const due = Date.parse((await readStep())?.due_at ?? '');
    const until = new Date(due + 3 * day).toISOString();
    expect((await ask(new Date(due).toISOString())).body.errors).toEqual({
      until: 'Choose a date after the due date.',
    });
    expect((await ask(new Date(due + 61 * day).toISOString())).body.errors).toEqual({
      until: 'Choose a date within 60 days of the due date.',
    });
    expect((await ask(until)).body.message?.extension).toMatchObject({
      state: 'requested',
      task_id: taskId,
      step: 'draft',
      until,
    });
    const second = await ask(until);
    expect([second.status, second.body.error]).toEqual([
      409,
      'You have already asked for more time. The brand has not replied yet.',
    ]);
    const id = await findRequest();
    await decideExtension(server.services, id, 'grant', 'Take your time.');
    const { data } = await read();
    expect(data.map(({ kind, extension }) => [kind, extension?.state])).toEqual([
      ['extension_request', 'granted'],
      ['extension_reply', 'granted'],
    ]);
    const step = await readStep();
    expect(step).toMatchObject({ due_at: until, status: 'open' });
    // The review of the draft may end at its last moment, and leaves two days for the live link.
    const { body: job } = await me.get<JobDetail>(`/api/job/${jobId}`);
    const task = job.tasks.find(({ id: one }) => one === taskId);
    const live = Date.parse(task?.steps[1]?.due_at ?? '');
    const afterReview = Date.parse(until) + job.terms.review_window_hours * hour + 2 * day;
    expect(live).toBeGreaterThanOrEqual(afterReview);
    await expect(
      decideExtension(server.services, id, 'refuse', 'No, sorry.'),
    ).rejects.toMatchObject({ kind: 'conflict' });
    expect((await readMails()).filter(({ body }) => body.includes('Take your time'))).toHaveLength(
      1,
    );
  });

  test('a grant opens a missed step again, and a refusal leaves it missed', async () => {
    // The draft is due in ten days.
    await pass(11 * day);
    expect((await readStep())?.status).toBe('missed');
    const missed = (await read()).data.filter(({ kind: one }) => one === 'system');
    expect(missed.map(({ body }) => body)).toEqual([
      expect.stringContaining('The due date has passed.'),
    ]);
    await ask(at(2 * day));
    await decide('refuse', 'We cannot wait.');
    expect((await readStep())?.status).toBe('missed');
    await ask(at(3 * day));
    await decide('grant', 'Once more.');
    expect(await readStep()).toMatchObject({ status: 'open', due_at: at(3 * day) });
    await pass(4 * day);
    // The step was missed on its first date and on the granted one.
    expect(
      (await readMails()).filter(({ body }) => body.includes('has passed') && body.includes(jobId)),
    ).toHaveLength(2);
  });

  test('a request whose date has passed cannot be granted', async () => {
    const due = Date.parse((await readStep())?.due_at ?? '');
    const until = new Date(due + 2 * day).toISOString();
    await ask(until);
    await pass(due + 2 * day - server.services.clock.now());
    expect((await readStep())?.status).toBe('missed');
    await expect(decide('grant', 'Sorry for the wait.')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'extension.dateOver',
    });
    expect((await readStep())?.status).toBe('missed');
    await decide('refuse', 'Sorry for the wait.');
    expect((await read()).data.at(-1)?.extension?.state).toBe('refused');
  });

  test('a request for more time lapses when its step is submitted', async () => {
    await ask(at(30 * day));
    const work = {
      task_id: taskId,
      step: 'draft',
      caption: '#ad #SixAtHarbour @harbourcoffee',
      links: ['https://drive.example/a'],
      media: [],
      notes: '',
      metrics: {},
      checklist: { disclosure: true, hashtag: true, mention: true },
      client_ref: randomUUID(),
    };
    const submitted = await me.post(`/api/job/${jobId}/submit/task`, work);
    expect(submitted.body['errors']).toBeUndefined();
    expect((await read()).data[0]?.extension?.state).toBe('lapsed');
    expect((await ask(at(30 * day))).status).toBe(409);
  });

  test('responses are in the language of the request, and mails in the language of the account', async () => {
    const arabic = await server.signedIn('arabic');
    await accept(server.services, 'other-arabic');
    const get = async (language: string) =>
      (
        await arabic.get<Discussion>('/api/job/wren-desk-reset/discussion', {
          'accept-language': language,
        })
      ).body.data[0]?.body;
    expect(await get('zh-Hans')).toBe('Wren Stationery 已接受您的申请，您现在可以开始工作。');
    expect(await get('en')).toContain('accepted your application');
    const mails = await readMails('arabic@demo.test');
    expect(mails.map(({ body }) => body)).toEqual([
      expect.stringContaining('قبلت Wren Stationery'),
    ]);
  });

  test('the first unread message of a brand is mailed, and nothing if mails are off', async () => {
    await write('First');
    await write('Second');
    const mails = await readMails();
    expect(mails).toMatchObject([
      { subject: expect.stringMatching(/^Byline: .+ \(.+\)$/) as string },
    ]);
    // The dates of the job follow what happened, in the zone of the account.
    expect(mails[0]?.body).toMatch(
      /^Hello .*\n\nHarbour Coffee wrote: “First”\n\n✓ \d+ \w+ applied · ✓ \d+ \w+ decision · .*\d+ \w+ in your wallet \(\$ [\d.]+\) · about .* in your bank \(GMT\+8\)\n\nOne morning at the roastery: http/,
    );
    await setUpdates('off');
    await me.post(path, { read_up_to: (await read()).data.at(-1)?.id });
    await write('Third');
    expect(await readMails()).toHaveLength(1);
  });

  test('the first unread message of a brand is mailed even after a message of the platform', async () => {
    await pass(11 * day);
    const last = (await read()).data.at(-1)?.author;
    expect(last).toMatchObject({ kind: 'platform' });
    await write('What happened?');
    await write('Can you still do it?');
    const written = (await readMails()).filter(({ body }) => body.includes('Coffee wrote:'));
    expect(written.map(({ body }) => body)).toEqual([expect.stringContaining('What happened?')]);
  });

  test('nothing is mailed to a suspended account', async () => {
    await server.services.db
      .updateTable('accounts')
      .set({ state: 'suspended' })
      .where('id', '=', 'account-approved')
      .execute();
    await write('First');
    await setUpdates('daily');
    await write('Second');
    server.services.clock.advance(25 * hour);
    await runDueJobs(server.services);
    expect(await readMails()).toEqual([]);
  });

  test('one summary a day is mailed to users who prefer that, however many processes run', async () => {
    await setUpdates('daily');
    await write('First');
    await write('Second');
    await pass(23 * hour);
    const digests = async () =>
      (await readMails()).filter(({ subject }) => subject.includes('your new messages'));
    expect(await digests()).toEqual([]);
    server.services.clock.advance(hour);
    await Promise.all([runDueJobs(server.services), runDueJobs(server.services)]);
    expect(await digests()).toHaveLength(1);
    expect((await digests())[0]?.body).toContain(' (2): http');
  });
});
