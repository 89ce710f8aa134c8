import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Devices } from '../../contract/schemas/devices.ts';
import { digest } from '../domain/identifiers.ts';
import { parseUserAgent } from '../domain/session/sessions.ts';
import { minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [firefox, { browser: 'Firefox', system: 'Linux' }],
  [safari, { browser: 'Safari', system: 'iOS' }],
  ['', { browser: null, system: null }],
  ['x'.repeat(100_000), { browser: null, system: null }],
])('a device has the names of browser and system: %s', (userAgent, device) => {
  expect(parseUserAgent(userAgent)).toEqual(device);
});

describe.each(usualDatabaseKinds)('the devices signed in on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
  });
  afterAll(() => server.close());

  const signIn = async (name: string, userAgent = firefox) => {
    const client = server.guest();
    await client.post(
      '/api/signin',
      { email: `${name}@demo.test`, password: 'Demo-pass-1' },
      { 'user-agent': userAgent },
    );
    return client;
  };
  const path = '/api/user/session';

  test('devices are listed with names and without secrets, the current device first', async () => {
    const phone = await signIn('approved', safari);
    server.services.clock.advance(minute);
    const desk = await signIn('approved');
    const { body } = await phone.get<Devices>(path);
    expect(body.data.map(({ browser, is_this: isThis }) => [browser, isThis])).toEqual([
      ['Safari', true],
      ['Firefox', false],
    ]);
    expect(JSON.stringify(body)).not.toContain(digest(phone.token ?? ''));
    expect(JSON.stringify(body)).not.toContain(digest(desk.token ?? ''));
  });

  test('devices can be signed out one by one, but not devices of other users', async () => {
    const [mine, lost, other] = [
      await signIn('fresh'),
      await signIn('fresh'),
      await signIn('arabic'),
    ];
    const { body } = await mine.get<Devices>(path);
    const id = body.data.find(({ is_this: isThis }) => !isThis)?.id ?? '';
    const foreign = await other.post(path, { end: id });
    const unknown = await other.post(path, { end: 'no-such-device' });
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.status).toBe(404);
    expect((await mine.post<Devices>(path, { end: id })).body.data).toHaveLength(1);
    expect(await lost.hasSession()).toBe(false);
    expect(await mine.hasSession()).toBe(true);
  });

  test('all other devices, or all devices, can be signed out', async () => {
    const [mine, lost] = [await signIn('pending'), await signIn('pending')];
    expect((await mine.post<Devices>(path, { end: 'others' })).body.data).toHaveLength(1);
    expect(await lost.hasSession()).toBe(false);
    const again = await signIn('pending');
    expect((await mine.post<Devices>(path, { end: 'all' })).body.data).toEqual([]);
    expect(mine.token).toBeNull();
    expect(await again.hasSession()).toBe(false);
  });
});
