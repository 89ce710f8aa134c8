import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../database/schema.ts';
import { day, retention, second, type RetentionName } from '../../durations.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { StorageUnavailableError } from '../fileStore.ts';
import { cleanup } from '../schedule/cleanup.ts';
import { retentionRules } from './retention.ts';

type RetentionExample = {
  /** Stores what the rule is about, as of now; `id` identifies it. */
  store: (server: TestServer, now: number) => Promise<unknown>;
  /** Returns whether it is still there. */
  isThere: (server: TestServer) => Promise<boolean>;
};

const account_id = 'account-fresh';
const id = 'old-one';

/** Returns the function that stores an email in this state. */
const mail = (state: Selectable<Schema['outbox']>['state']): RetentionExample['store'] => {
  return ({ services: { db } }, now) =>
    db
      .insertInto('outbox')
      .values({
        id,
        at: now,
        channel: 'email',
        recipient: 'a@b.test',
        subject: 's',
        body: 'text',
        state,
        attempts: 1,
        next_at: now,
        expires_at: null,
      })
      .execute();
};
/** Returns the function that checks whether a table still has the row. */
const exists =
  (table: keyof Schema, column: string): RetentionExample['isThere'] =>
  async ({ services: { db } }) =>
    (
      await db
        .selectFrom(table as 'outbox')
        .select(column as 'id')
        .where(column as 'id', 'like', `%${id}`)
        .execute()
    ).length > 0;

const examples: Record<RetentionName, RetentionExample> = {
  closedAccounts: {
    async store({ services: { db } }, now) {
      const closing = { account_id, former_state: 'approved', actor: 'publisher' } as const;
      const times = { requested_at: now, closes_at: now + retention.closedAccounts };
      const row = { ...closing, ...times, gives_up_json: '{}', closed_at: null };
      await db.insertInto('account_closings').values(row).execute();
    },
    async isThere({ services: { db } }) {
      const row = await db
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', account_id)
        .executeTakeFirst();
      return row?.email !== null;
    },
  },
  codes: {
    store: ({ services: { db } }, now) =>
      db
        .insertInto('otp_challenges')
        .values({
          id,
          purpose: 'signup',
          channel: 'email',
          target: 'a@b.test',
          account_id: null,
          browser: '',
          code_hash: '',
          link_hash: null,
          state: 'sent',
          tries: 0,
          created_at: now,
          expires_at: now,
          proof_hash: null,
          proof_expires_at: null,
          proof_used_at: null,
        })
        .execute(),
    isThere: exists('otp_challenges', 'id'),
  },
  messages: { store: mail('sent'), isThere: exists('outbox', 'id') },
  undeliveredTexts: {
    store: mail('failed'),
    async isThere({ services: { db } }) {
      const row = await db
        .selectFrom('outbox')
        .select('body')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.body !== '';
    },
  },
  tickets: {
    store: ({ services: { db } }, now) =>
      db
        .insertInto('contact_tickets')
        .values({
          id,
          account_id,
          reference: 'C-1',
          state: 'closed',
          topic: 'account',
          subject: 's',
          message: 'm',
          email: 'a@b.test',
          job_id: null,
          page: null,
          created_at: now,
        })
        .execute(),
    isThere: exists('contact_tickets', 'id'),
  },
  cases: {
    store: ({ services: { db } }, now) =>
      db
        .updateTable('cases')
        .set({ state: 'closed', closed_at: now })
        .where('id', '=', 'case-disputed-brew')
        .execute(),
    async isThere({ services: { db } }) {
      const row = await db
        .selectFrom('cases')
        .select(['message', 'outcome'])
        .where('id', '=', 'case-disputed-brew')
        .executeTakeFirstOrThrow();
      // Only the texts are deleted.
      expect(row.outcome).toBe('part');
      return row.message !== null;
    },
  },
  staffCommands: {
    store: ({ services: { db } }, now) =>
      db
        .insertInto('operator_log')
        .values({
          id,
          at: now,
          actor: 'ana',
          command: 'approve',
          arguments: '[]',
          result: 'done',
          error: null,
        })
        .execute(),
    isThere: exists('operator_log', 'id'),
  },
  unusedPictures: {
    async store({ services: { db, files } }, now) {
      await db
        .insertInto('attachments')
        .values({
          id,
          account_id,
          name: 'a.webp',
          size: 1,
          width: 1,
          height: 1,
          sha256: '',
          created_at: now,
        })
        .execute();
      await files.put(id, Buffer.from('a'));
    },
    isThere: async ({ services: { files } }) => (await files.get(id)) !== null,
  },
  repeatedResponses: {
    store: ({ services: { db } }, now) =>
      db
        .insertInto('idempotency_keys')
        .values({
          account_id,
          operation: 'apply',
          key: id,
          fingerprint: '',
          answer_json: '{}',
          created_at: now,
        })
        .execute(),
    isThere: exists('idempotency_keys', 'key'),
  },
  attempts: {
    store: ({ services: { db } }, now) =>
      db.insertInto('rate_windows').values({ key: id, started_at: now, hits: 1 }).execute(),
    isThere: exists('rate_windows', 'key'),
  },
  bioCodes: {
    store: ({ services: { db } }, now) =>
      db
        .insertInto('bio_checks')
        .values({ id, account_id, provider: 'lemon8', code: 'ABC', expires_at: now })
        .execute(),
    isThere: exists('bio_checks', 'id'),
  },
};

describe.each(databaseKinds)('the retention rules on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  test.each(Object.keys(retentionRules) as RetentionName[])(
    '%s are deleted after their retention time, and not before',
    async (name) => {
      const { store, isThere } = examples[name];
      const { clock, db } = server.services;
      expect(retention[name]).toBeGreaterThanOrEqual(day);
      // Two examples store a message with the same id.
      await db.deleteFrom('outbox').execute();
      await store(server, clock.now());
      clock.advance(retention[name] - second);
      await cleanup(server.services);
      expect(await isThere(server)).toBe(true);
      clock.advance(2 * second);
      await cleanup(server.services);
      expect(await isThere(server)).toBe(false);
    },
  );

  test('a rule that fails does not stop the others', async () => {
    const { clock, files } = server.services;
    const { unusedPictures, attempts } = examples;
    await unusedPictures.store(server, clock.machineNow());
    await attempts.store(server, clock.machineNow());
    clock.advance(retention.unusedPictures + retention.attempts);
    const broken = {
      ...files,
      delete: () => Promise.reject(new StorageUnavailableError('The storage is down.')),
    };
    await expect(cleanup({ ...server.services, files: broken })).rejects.toThrow();
    expect(await attempts.isThere(server)).toBe(false);
    expect(await unusedPictures.isThere(server)).toBe(true);
  });
});
