import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type {
  Applied,
  InvitationReplied,
  InvitationResponse,
} from '../../contract/schemas/application.ts';
import type { Discussion } from '../../contract/schemas/discussion.ts';
import type { History } from '../../contract/schemas/history.ts';
import type { JobDetail } from '../../contract/schemas/jobDetail.ts';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import type { User } from '../../contract/schemas/user.ts';
import { accept as decide, decline, view } from '../domain/applications/decide.ts';
import { invite, revokeInvitation } from '../domain/applications/invitations.ts';
import { cancelJob, closeJob } from '../domain/jobChanges/endJob.ts';
import { runDueJobs } from '../domain/schedule/runDueJobs.ts';
import { day, hour } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const path = '/api/job/ridgeway-overnight';
const accept = { action: 'accept', account: 'youtube', accept_terms: true };

describe.each(usualDatabaseKinds)('an invitation on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  const read = async () => (await me.get<InvitationResponse>(`${path}/invitation`)).body.invitation;
  const reply = (body: object) =>
    me.post<InvitationReplied & { error?: string }>(`${path}/invitation`, body);
  const readOutbox = () =>
    server.services.db.selectFrom('outbox').select(['subject', 'body']).execute();
  /** Invites the user to a job to which the user has applied, and about which the brand has not decided. */
  const inviteToDesk = () =>
    server.services.db
      .insertInto('invitations')
      .values({
        id: 'invitation-desk',
        account_id: 'account-approved',
        job_id: 'wren-desk-reset',
        state: 'sent',
        message: '',
        offer: null,
        sent_at: 0,
        expires_at: server.services.clock.now() + day,
        reason: null,
        ended_at: null,
      })
      .execute();

  test('an invitation is null for other users, and in the list of invitations until it is answered', async () => {
    expect(await read()).toMatchObject({ state: 'sent', offer: { amount: 70_000 } });
    const fresh = await server.signedIn('fresh');
    expect((await fresh.get(`${path}/invitation`)).body).toEqual({ invitation: null });
    expect((await me.get('/api/job/nothing/invitation')).status).toBe(404);
    const { body } = await me.get<Jobs>('/api/jobs?invited=1');
    expect(body.data.map(({ id }) => id)).toEqual(['ridgeway-overnight']);
    expect(body.data[0]?.my.invitation_expires_at).toBe((await read())?.expires_at);
    await reply({ action: 'decline', reason: 'I am away.' });
    expect((await me.get<Jobs>('/api/jobs?invited=1')).body.data).toEqual([]);
  });

  test('an invitation that is accepted creates an accepted application with the offered pay', async () => {
    const { status, body } = await reply(accept);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      invitation: { state: 'accepted' },
      application: { state: 'accepted', account: 'youtube', rate: { amount: 70_000 } },
    });
    const job = (await me.get<JobDetail>(path)).body;
    // One place was taken before.
    expect(job.places.taken).toBe(2);
    expect(job.payment).toMatchObject({ state: 'estimated', gross: { amount: 70_000 } });
    expect(job.tasks[0]?.steps[0]?.status).toBe('open');
    // Accepting writes no message and sends no mail to the user who accepts.
    expect((await me.get<Discussion>(`${path}/discussion`)).body.data).toEqual([]);
    expect(await readOutbox()).toEqual([]);
    const other = await reply({ action: 'decline' });
    expect(other.status).toBe(409);
    expect(other.body.error).toBe('This invitation can no longer be answered. It is now accepted.');
  });

  test('the message and the mail about an invitation name the work, the pay and the last day to reply', async () => {
    const { db } = server.services;
    await invite(server.services, 'account-fresh', 'petal-sunday-stems', {
      message: '',
      offer: null,
    });
    const fresh = await server.signedIn('fresh');
    const { body } = await fresh.get<Discussion>('/api/job/petal-sunday-stems/discussion');
    const text = body.data.at(-1)?.body ?? '';
    expect(text).toMatch(
      /^Petal Post invited you: One .+, Instagram\. It pays \$ 180\.00\. Reply by \w+ \d+, \d{4} \(.+\)\.$/,
    );
    expect((await lastMail(db, 'fresh@demo.test'))?.body).toContain(text);
  });

  test('a repeated reply to an invitation returns the same result', async () => {
    const first = await reply(accept);
    expect((await reply(accept)).body).toEqual(first.body);
    expect((await me.get<JobDetail>(path)).body.places.taken).toBe(2);
    await inviteToDesk();
    const desk = '/api/job/wren-desk-reset/invitation';
    const decline = () => me.post(desk, { action: 'decline', reason: 'I am away.' });
    const declined = await decline();
    expect(declined.body).toMatchObject({ invitation: { state: 'declined' }, application: null });
    expect(await decline()).toMatchObject({ status: 200, body: declined.body });
    expect((await me.post(desk, { ...accept, account: 'instagram' })).status).toBe(409);
  });

  test('an invitation takes one place, however many replies accept it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => reply(accept)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const ids = replies.map(({ body }) => body.application?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await me.get<JobDetail>(path)).body.places.taken).toBe(2);
  });

  test('an invitation can be accepted after the job was closed for other users', async () => {
    await closeJob(server.services, 'ridgeway-overnight');
    const { body } = await me.get<Jobs>('/api/jobs?invited=1');
    expect(body.data.map(({ id, state }) => [id, state])).toEqual([
      ['ridgeway-overnight', 'closed'],
    ]);
    expect((await reply(accept)).status).toBe(200);
  });

  test('an invitation can be accepted after all other work on the job was completed', async () => {
    const { db } = server.services;
    await closeJob(server.services, 'ridgeway-overnight');
    const application = await db
      .selectFrom('applications')
      .selectAll()
      .where('state', '=', 'completed')
      .executeTakeFirstOrThrow();
    const completed = { ...application, id: 'application-other', account_id: 'account-fresh' };
    await db
      .insertInto('applications')
      .values({ ...completed, job_id: 'ridgeway-overnight' })
      .execute();
    const readState = async () =>
      (await me.get<JobDetail>('/api/job/ridgeway-overnight')).body.state;
    await runDueJobs(server.services);
    expect(await readState()).toBe('closed');
    expect((await read())?.state).toBe('sent');
    await revokeInvitation(server.services, 'invitation-overnight');
    await runDueJobs(server.services);
    expect(await readState()).toBe('completed');
  });

  test('an invitation needs a connected account of the job and consent to the terms', async () => {
    const wrong = await reply({ ...accept, account: 'facebook' });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { errors: { account: 'Choose one of your connected accounts that this job is for.' } },
    ]);
    expect((await reply({ ...accept, account: 'tiktok' })).status).toBe(422);
    expect((await reply({ ...accept, accept_terms: false })).body).toEqual({
      errors: { accept_terms: 'This field is required.' },
    });
    expect((await read())?.state).toBe('sent');
  });

  test('an invitation is refused without a free place', async () => {
    await server.services.db
      .updateTable('jobs')
      .set((row) => ({ places_taken: row.ref('places_total'), state: 'full' }))
      .where('id', '=', 'ridgeway-overnight')
      .execute();
    expect((await reply(accept)).body.error).toBe('All places are taken.');
    expect((await read())?.state).toBe('sent');
  });

  test('accepting an invitation accepts an application that the brand has not decided yet', async () => {
    await inviteToDesk();
    await view(server.services, 'other-desk').catch(() => undefined);
    const before = (await me.get<JobDetail>('/api/job/wren-desk-reset')).body.application;
    expect(before?.viewed_at).not.toBeNull();
    server.services.clock.advance(hour);
    const desk = '/api/job/wren-desk-reset/invitation';
    const { body } = await me.post<InvitationReplied>(desk, { ...accept, account: 'instagram' });
    expect(body.application).toMatchObject({
      id: 'other-desk',
      state: 'accepted',
      viewed_at: before?.viewed_at,
    });
  });

  test('an invitation is answered when the brand accepts the application of the invited user', async () => {
    const applied = await me.post<Applied>('/api/job/ridgeway-overnight/apply', {
      action: 'apply',
      account: 'youtube',
      pitch: 'I walk at night.',
      rate: 60_000,
      accept_terms: true,
      client_ref: randomUUID(),
    });
    expect(applied.status).toBe(200);
    expect((await read())?.state).toBe('sent');
    const { id } = applied.body.application;
    await decide(server.services, id);
    expect((await read())?.state).toBe('accepted');
    expect((await me.get<Jobs>('/api/jobs?invited=1')).body.data).toEqual([]);
  });

  test('an invitation ends with the application of the same publisher', async () => {
    const desk = '/api/job/wren-desk-reset';
    const expire = async () => {
      await server.services.db
        .updateTable('applications')
        .set({ decide_by: server.services.clock.now() })
        .where('id', '=', 'other-desk')
        .execute();
      await runDueJobs(server.services);
    };
    const ends: [end: () => Promise<unknown>, state: string][] = [
      [() => decline(server.services, 'other-desk', { code: 'other', text: 'No.' }), 'revoked'],
      [() => me.post(`${desk}/apply`, { action: 'withdraw' }), 'declined'],
      [expire, 'expired'],
      [() => closeJob(server.services, 'wren-desk-reset'), 'expired'],
    ];
    await inviteToDesk();
    for (const [end, state] of ends) {
      await server.services.db
        .updateTable('invitations')
        .set({ state: 'sent', ended_at: null })
        .where('id', '=', 'invitation-desk')
        .execute();
      await server.services.db
        .updateTable('applications')
        .set({ state: 'applied' })
        .where('id', '=', 'other-desk')
        .execute();
      await end();
      const { body } = await me.get<InvitationResponse>(`${desk}/invitation`);
      expect(body.invitation?.state).toBe(state);
      const listed = (await me.get<Jobs>('/api/jobs?invited=1')).body.data;
      expect(listed.map(({ id }) => id)).toEqual(['ridgeway-overnight']);
      const replied = await me.post<{ error?: string }>(`${desk}/invitation`, {
        ...accept,
        account: 'instagram',
      });
      expect(replied.body.error).toContain('This invitation can no longer be answered.');
    }
  });

  test('an invitation ends by its date, even before the process that marks it', async () => {
    // The invitation expires in five days, and the session has ended by then.
    server.services.clock.advance(5 * day + 1);
    me = await server.signedIn('approved');
    expect((await reply(accept)).body.error).toContain('It is now expired.');
    await server.simulate();
    expect((await read())?.state).toBe('expired');
    const mails = (await readOutbox()).filter(({ body }) => body.includes('has expired'));
    expect(mails.filter(({ body }) => body.includes('Ridgeway Outdoors'))).toHaveLength(1);
    const { body } = await me.get<History>('/api/job/history?group=invited');
    expect(body.data.map(({ job }) => job.id)).not.toContain('ridgeway-overnight');
  });

  test('an invitation can be revoked once; cancelling a job ends its applications and payments', async () => {
    await revokeInvitation(server.services, 'invitation-overnight');
    expect((await reply({ action: 'decline' })).body.error).toContain('cancelled by the brand');
    await expect(revokeInvitation(server.services, 'invitation-overnight')).rejects.toMatchObject({
      kind: 'conflict',
    });
    await cancelJob(server.services, 'tablemates-sunday-batch', 'The product is delayed.');
    const job = (await me.get<JobDetail>('/api/job/tablemates-sunday-batch')).body;
    expect([job.state, job.application?.state, job.payment?.state]).toEqual([
      'cancelled',
      'removed',
      'cancelled',
    ]);
    // The platform reported it; nobody wrote.
    expect(job.unread_messages).toBe(0);
    const { unread_messages: messages, unread_news: news } = (await me.get<User>('/api/user')).body;
    expect(news).toBeGreaterThan(messages);
  });
});
