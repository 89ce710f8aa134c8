import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InvitationReplied } from '../../../contract/schemas/application.ts';
import type { Tx } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { addUses, deleteUnusedAttachments } from '../attachments/attachments.ts';
import { acceptChange } from '../applications/agreements.ts';
import { markRead } from '../discussion/readMarks.ts';
import { requestExtension } from '../discussion/requestExtension.ts';
import { appendMessage } from '../discussion/threads.ts';
import { changeBrief } from '../jobChanges/briefChanges.ts';

const accountId = 'account-approved';
const jobId = 'harbour-roaster-visit';
const draft = { task_id: `${jobId}-1`, step: 'draft', caption: '#ad #SixAtHarbour @harbourcoffee' };

// SQLite runs one writing transaction at a time.
describe('concurrent transactions on PostgreSQL', () => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind: 'PostgreSQL' });
    me = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  /** Resolves once this number of connections waits for a lock. */
  async function waitForLockWaits(count: number): Promise<void> {
    for (;;) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        server.services.db,
      );
      if (rows.length >= count) return;
    }
  }

  /** Starts `second` after the writes of `first`, and commits `first` when `second` waits for it or has ended. */
  async function overlap<Result>(
    first: (tx: Tx) => Promise<unknown>,
    second: () => Promise<Result>,
  ): Promise<Result> {
    const { started } = await server.services.db.transaction().execute(async (tx) => {
      await first(tx);
      const started = second();
      await Promise.race([started.catch(() => undefined), waitForLockWaits(1)]);
      // Returns the promise in an object, because the transaction would otherwise wait for it.
      return { started };
    });
    return started;
  }

  test('marking as read leaves a message unread that arrives at the same time', async () => {
    const thread = { accountId, jobId };
    const write = (tx: Tx, body: string) =>
      appendMessage(tx, thread, { kind: 'text', author: 'brand', body, created_at: 0 });
    const { db } = server.services;
    const { id } = await db.transaction().execute((tx) => write(tx, 'Hello'));
    const marked = await overlap(
      (tx) => write(tx, 'One more thing'),
      () => markRead(db, thread, id),
    );
    expect(marked).toEqual({ unread: 1 });
  });

  test('an accepted change of the brief moves a due date from where an extension has moved it', async () => {
    const { services } = server;
    const { db } = services;
    const { work_due } = await db
      .selectFrom('jobs')
      .select('work_due')
      .where('id', '=', jobId)
      .executeTakeFirstOrThrow();
    const selectStep = () =>
      db.selectFrom('application_steps').where('id', '=', 'now-roaster-draft');
    const before = await selectStep().select('due_at').executeTakeFirstOrThrow();
    const version = await changeBrief(services, jobId, { work_due: work_due + day }, 'Later.');
    await overlap(
      (tx) =>
        tx
          .updateTable('application_steps')
          .set({ due_at: before.due_at + 3 * day, due_version: 1 })
          .where('id', '=', 'now-roaster-draft')
          .execute(),
      () => acceptChange(services, accountId, jobId, version),
    );
    const after = await selectStep().select(['due_at', 'due_version']).executeTakeFirstOrThrow();
    expect(after).toEqual({ due_at: before.due_at + 4 * day, due_version: 2 });
  });

  test('no more time can be asked for while the step is being submitted', async () => {
    await me.post(`/api/job/${jobId}/submission`, { ...draft, base_saved_at: null });
    let submitted: Promise<{ status: number }> | undefined;
    let asked: Promise<unknown> | undefined;
    await server.services.db.transaction().execute(async (tx) => {
      // Stops the submission after it has closed the open requests.
      await tx.updateTable('submissions').set({ notes: '' }).execute();
      submitted = me.post(`/api/job/${jobId}/submit/task`, {
        ...draft,
        links: ['https://drive.example/a'],
        media: [],
        notes: '',
        metrics: {},
        checklist: { disclosure: true, hashtag: true, mention: true },
        client_ref: randomUUID(),
      });
      await waitForLockWaits(1);
      const reader = { accountId, jobId, language: getLanguage('en') };
      asked = requestExtension(server.services, reader, {
        kind: 'extension_request',
        task_id: draft.task_id,
        until: new Date(server.services.clock.now() + 30 * day).toISOString(),
        body: 'My camera is being repaired.',
        client_ref: randomUUID(),
      }).catch((error: unknown) => error);
      await Promise.race([asked, waitForLockWaits(2)]);
    });
    expect((await submitted)?.status).toBe(200);
    expect(await asked).toMatchObject({ message: 'extension.nothingDue' });
  });

  test('an invitation is accepted while its publisher applies', async () => {
    const { db } = server.services;
    const application = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', 'other-desk')
      .executeTakeFirstOrThrow();
    const applied = { ...application, id: 'application-overnight', job_id: 'ridgeway-overnight' };
    const { status, body } = await overlap(
      (tx) => tx.insertInto('applications').values(applied).execute(),
      () =>
        me.post<InvitationReplied>('/api/job/ridgeway-overnight/invitation', {
          action: 'accept',
          account: 'youtube',
          accept_terms: true,
        }),
    );
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ id: 'application-overnight', state: 'accepted' });
  });

  describe('concurrent cleanup and use of a picture', () => {
    const use = { attachmentId: 'picture', alt: '' };
    beforeEach(async () => {
      await server.services.db
        .insertInto('attachments')
        .values({
          id: 'picture',
          account_id: accountId,
          name: 'picture.webp',
          size: 1,
          width: 1,
          height: 1,
          sha256: '',
          created_at: 0,
        })
        .execute();
    });

    test('the cleanup keeps a picture that a draft has just used', async () => {
      const deleted = await overlap(
        (tx) => addUses(tx, 'draft', [use]),
        () => deleteUnusedAttachments(server.services),
      );
      expect(deleted).toBe(0);
    });

    test('a draft is refused if the cleanup has just deleted its picture', async () => {
      const { db } = server.services;
      const refused = overlap(
        (tx) => tx.deleteFrom('attachments').where('id', '=', 'picture').execute(),
        () => inTransaction(db, (tx) => addUses(tx, 'draft', [use])),
      );
      await expect(refused).rejects.toMatchObject({
        kind: 'invalid',
        fields: { media: { key: 'image.unknown' } },
      });
    });
  });
});
