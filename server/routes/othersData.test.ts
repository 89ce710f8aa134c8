import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tablesInOrder } from '../database/tables.ts';
import { accept } from '../domain/applications/decide.ts';
import type { Scene } from '../testing/attempt.ts';
import { attempts } from '../testing/attempts.ts';
import { databaseKinds } from '../testing/databases.ts';
import { referencesOf } from '../testing/references.ts';
import { openTestServer } from '../testing/testServer.ts';
import type { RouteEntry } from './entry.ts';
import { routeTable } from './table.ts';

const entries: RouteEntry[] = Object.values(routeTable);
const mine = 'account-approved';
const theirs = 'account-arabic';
// Counters that belong to nobody, and what a browser begins before it is anybody.
const shared = ['jobs', 'oauth_flows', 'rate_windows'];

test('every input that can name something of somebody has an example below', () => {
  const references = entries.flatMap(referencesOf);
  expect(Object.keys(attempts).toSorted()).toEqual(references.toSorted());
});

describe.each(databaseKinds)('what is somebody’s on %s', (kind) => {
  let scene: Scene;
  beforeAll(async () => {
    const server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '1000' } });
    await accept(server.services, 'other-arabic');
    const [me, other] = [await server.signedIn('approved'), await server.signedIn('arabic')];
    scene = { server, me, other };
  });
  afterAll(() => scene.server.close());

  async function rows() {
    const { db } = scene.server.services;
    const all: { table: string; row: Record<string, unknown> }[] = [];
    for (const table of tablesInOrder) {
      const found = await db.selectFrom(table).selectAll().execute();
      all.push(...found.map((row) => ({ table, row: { ...row } })));
    }
    return all;
  }

  /** Words that only I may read: my ids, and how to reach me. */
  async function privateWords() {
    const isMine = (row: Record<string, unknown>) => row['account_id'] === mine;
    const ids = (await rows())
      .filter(({ table, row }) => isMine(row) && table !== 'ledger_accounts')
      .flatMap(({ row }) => [row['id'], row['public_id'], row['reference']]);
    const words = ids.filter((word): word is string => typeof word === 'string');
    expect(words.length).toBeGreaterThan(50);
    return [...words, mine, 'approved@demo.test', '+6581234821', 'Maya Tan', 'DBS •••4821'];
  }

  test.each(entries.filter(({ method }) => method === 'GET').map(({ path }) => path))(
    'is not told to others by GET %s',
    async (path) => {
      const words = await privateWords();
      for (const job of ['harbour-roaster-visit', 'wren-desk-reset']) {
        const { body } = await scene.other.get(path.replace(':id', job));
        const told = JSON.stringify(body);
        expect(words.filter((word) => told.includes(word))).toEqual([]);
      }
    },
  );

  const cases = Object.entries(attempts).flatMap(([name, list]) =>
    list.map((attempt) => [name, attempt.does, attempt] as const),
  );
  test.each(cases)('%s: others cannot %s', async (_name, _does, { arrange, ownEffect }) => {
    const act = await arrange(scene);
    const [words, before] = [await privateWords(), await rows()];
    const { status, body } = await act();
    expect(words.filter((word) => JSON.stringify(body).includes(word))).toEqual([]);
    if (ownEffect) expect(status).toBeLessThan(300);
    else expect([403, 404, 409, 422]).toContain(status);
    const after = new Set((await rows()).map((row) => JSON.stringify(row)));
    const changed = before.filter((row) => !after.has(JSON.stringify(row)));
    const touched = changed.filter(
      ({ table, row }) =>
        !shared.includes(table) && ![row['account_id'], row['id']].includes(theirs),
    );
    expect(touched).toEqual([]);
  });

  test('a picture has an address that tells nothing, and goes with its owner’s wish', async () => {
    const { me, other, server } = scene;
    const dot =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const take = async (image: string | null) =>
      (await me.post<{ avatar_url: string }>('/api/profile/image', { image })).body.avatar_url;
    const addresses = [await take(dot), await take(dot)];
    for (const address of addresses) expect(address).toMatch(/^\/media\/avatar\/[\w-]{43}\.webp$/);
    const [old = '', now = ''] = addresses;
    expect(now).not.toBe(old);
    expect((await other.get(now)).status).toBe(200);
    expect((await other.get(old)).status).toBe(404);
    for (const guess of [mine, 'approved', 'A'.repeat(43)]) {
      expect((await other.get(`/media/avatar/${guess}.webp`)).status).toBe(404);
    }
    await take(null);
    expect((await server.guest().get(now)).status).toBe(404);
  });
});
