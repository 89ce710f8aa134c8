import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { listTables } from '../database/catalogue.ts';
import { accept } from '../domain/applications/decide.ts';
import type { Scene } from '../testing/othersData/accessAttempt.ts';
import { accessAttempts } from '../testing/othersData/accessAttempts.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { uploadPrivatePicture } from '../testing/othersData/discussionAttempts.ts';
import { findReferences } from '../testing/findReferences.ts';
import { openTestServer } from '../testing/testServer.ts';
import { routes } from './table.ts';

const ownerId = 'account-approved';
const otherId = 'account-arabic';
// These tables hold counters, and the OAuth flows that a browser starts before it has a session.
const sharedTables = ['jobs', 'oauth_flows', 'rate_windows'];

test('every input that can refer to the data of a user has an attempt to access data of another user', () => {
  const references = routes.flatMap(findReferences);
  expect(Object.keys(accessAttempts).toSorted()).toEqual(references.toSorted());
});

describe.each(usualDatabaseKinds)('the data of a user on %s', (kind) => {
  let scene: Scene;
  beforeAll(async () => {
    const server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
    await accept(server.services, 'other-arabic');
    const [owner, other] = [await server.signedIn('approved'), await server.signedIn('arabic')];
    scene = { server, owner, other };
  });
  afterAll(() => scene.server.close());

  /** Reads every row of the database. */
  async function readAllRows() {
    const { db } = scene.server.services;
    const all: { table: string; row: Record<string, unknown> }[] = [];
    for (const table of await listTables(db)) {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)}`.execute(db);
      all.push(...rows.map((row) => ({ table, row: { ...row } })));
    }
    return all;
  }

  /** Lists texts that only the owner may read: ids and contact data. */
  async function findPrivateTexts() {
    const isOwned = (row: Record<string, unknown>) => row['account_id'] === ownerId;
    const texts = (await readAllRows())
      .filter(({ table, row }) => isOwned(row) && table !== 'ledger_accounts')
      .flatMap(({ row }) => [row['id'], row['public_id'], row['reference']])
      .filter((text): text is string => typeof text === 'string');
    expect(texts.length).toBeGreaterThan(50);
    return [...texts, ownerId, 'approved@demo.test', '+6581234821', 'Maya Tan', 'DBS •••4821'];
  }

  test.each(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))(
    'data of a user is not sent to others by GET %s',
    async (path) => {
      const privateTexts = await findPrivateTexts();
      const year = String(new Date(scene.server.services.clock.now()).getUTCFullYear());
      for (const job of ['harbour-roaster-visit', 'wren-desk-reset']) {
        const { body } = await scene.other.get(path.replace(':id', job).replace(':year', year));
        const sent = JSON.stringify(body);
        expect(privateTexts.filter((text) => sent.includes(text))).toEqual([]);
      }
    },
  );

  const cases = Object.entries(accessAttempts).flatMap(([name, list]) =>
    list.map((attempt) => [name, attempt.title, attempt] as const),
  );
  test.each(cases)('%s: others cannot %s', async (_name, _title, { arrange, hasOwnEffect }) => {
    const attempt = await arrange(scene);
    const [privateTexts, before] = [await findPrivateTexts(), await readAllRows()];
    const { status, body } = await attempt();
    expect(privateTexts.filter((text) => JSON.stringify(body).includes(text))).toEqual([]);
    if (hasOwnEffect) expect(status).toBeLessThan(300);
    else expect([403, 404, 409, 422]).toContain(status);
    const after = await readAllRows();
    const isIn = (rows: typeof after) => {
      const texts = new Set(rows.map((row) => JSON.stringify(row)));
      return (row: object) => texts.has(JSON.stringify(row));
    };
    const isKept = isIn(after);
    const isOld = isIn(before);
    const changed = before.filter((row) => !isKept(row));
    const foreign = changed.filter(
      ({ table, row }) =>
        !sharedTables.includes(table) &&
        // Everybody's payments change the internal accounts of the ledger.
        !(table === 'ledger_accounts' && row['account_id'] === null) &&
        ![row['account_id'], row['id']].includes(otherId),
    );
    expect(foreign).toEqual([]);
    const added = after.filter((row) => !isOld(row) && row.row['account_id'] === ownerId);
    expect(added).toEqual([]);
  });

  test('pictures with work and messages exist only for their owner', async () => {
    const url = await uploadPrivatePicture(scene);
    const { owner, other, server } = scene;
    expect((await owner.get(url)).status).toBe(200);
    for (const client of [other, server.guest(), await server.signedIn('suspended')]) {
      const { status, headers } = await client.get(url);
      expect([status, headers['etag']]).toEqual([404, undefined]);
    }
  });

  test('a picture has an address that cannot be guessed and ends with the picture', async () => {
    const { owner, other, server } = scene;
    // A picture of one pixel.
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const save = async (image: string | null) =>
      (await owner.post<{ avatar_url: string }>('/api/profile/image', { image })).body.avatar_url;
    const addresses = [await save(dot), await save(dot)];
    for (const address of addresses) expect(address).toMatch(/^\/media\/avatar\/[\w-]{43}\.webp$/);
    const [previous = '', current = ''] = addresses;
    expect(current).not.toBe(previous);
    expect((await other.get(current)).status).toBe(200);
    expect((await other.get(previous)).status).toBe(404);
    for (const guess of [ownerId, 'approved', 'A'.repeat(43)]) {
      expect((await other.get(`/media/avatar/${guess}.webp`)).status).toBe(404);
    }
    await save(null);
    expect((await server.guest().get(current)).status).toBe(404);
  });
});
