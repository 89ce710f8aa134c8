import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeSent } from '../../contract/schemas/codes.ts';
import { day, hour, minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { lastCode, lastMail } from '../testing/readCodes.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const owner = 'approved@demo.test';

describe.each(usualDatabaseKinds)('strangers on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  const guestAt = (address: string) => Object.assign(server.guest(), { address });
  /** Uses up the 20 attempts of an account, by 25 from different addresses. */
  async function exhaustPassword() {
    for (let attempt = 0; attempt < 25; attempt += 1) {
      await guestAt(`203.0.113.${attempt}`).signIn('approved', `wrong ${attempt}`);
    }
  }
  const requestCode = (client: ReturnType<typeof guestAt>, purpose: string) =>
    client.post<CodeSent>('/api/request/otp', { purpose, channel: 'email', to: owner });

  test('strangers cannot keep the owner from signing in on a known device', async () => {
    const home = await server.signedIn('approved');
    // After two days, the address of a sign-in is no longer known, so only the cookie makes the device known.
    server.services.clock.advance(3 * day);
    home.address = '198.51.100.7';
    await exhaustPassword();
    expect((await guestAt('198.51.100.8').signIn('approved')).status).toBe(429);
    expect((await home.signIn('approved')).status).toBe(200);
    const other = guestAt('198.51.100.7');
    expect((await other.signIn('approved')).status, 'from an address that just signed in').toBe(
      200,
    );
  });

  test('strangers cannot use the device cookie of one account for another, or a forged cookie', async () => {
    const mine = await server.signedIn('fresh');
    await exhaustPassword();
    mine.address = '198.51.100.9';
    expect((await mine.signIn('approved')).status).toBe(429);
    mine.device = 'x'.repeat(43) + '.' + 'y'.repeat(43);
    expect((await mine.signIn('approved')).status).toBe(429);
  });

  test('strangers only slow down new devices of the owner, by a minute', async () => {
    await exhaustPassword();
    const blocked = await guestAt('198.51.100.8').signIn('approved');
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(60);
    server.services.clock.advance(minute);
    expect((await guestAt('198.51.100.8').signIn('approved')).status).toBe(200);
  });

  test('strangers have at most 20 guesses of one account, and one a minute after that, within 15 minutes', async () => {
    let verified = 0;
    for (let second = 0; second < 15 * 60; second += 10) {
      const { status } = await guestAt(`203.0.113.${second % 250}`).signIn(
        'approved',
        `no ${second}`,
      );
      if (status === 401) verified += 1;
      server.services.clock.advance(10_000);
    }
    // 20 at once, and one in each of 15 minutes.
    expect(verified).toBeLessThanOrEqual(35);
  });

  test('strangers cannot keep the owner from getting a code on a known device', async () => {
    const home = await server.signedIn('approved');
    // All strangers share a limit of five codes an hour.
    for (let count = 0; count < 8; count += 1) {
      await requestCode(guestAt(`203.0.113.${count}`), 'signin');
    }
    expect((await requestCode(home, 'signin')).status).toBe(200);
  });

  test('strangers cannot invalidate the link in the mailbox of the owner', async () => {
    const { clock, db } = server.services;
    for (let count = 0; count < 60; count += 1) {
      await requestCode(guestAt(`203.0.113.${count}`), 'reset');
      clock.advance(minute);
      const mail = await lastMail(db, owner);
      expect(mail?.expires_at).toBeGreaterThan(clock.machineNow());
    }
    const mail = await lastMail(db, owner);
    const [, challenge, token] = /challenge=([\w-]+)&token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
    const elsewhere = guestAt('198.51.100.8');
    const proof = await elsewhere.post('/api/validate/token', {
      purpose: 'reset',
      challenge_id: challenge,
      token,
    });
    expect(proof.status).toBe(200);
  });

  test('strangers can enter at most 20 wrong codes of an account in a day, and the owner is emailed', async () => {
    const { clock, db } = server.services;
    const device = await server.signedIn('approved');
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      clock.advance(2 * hour);
      const stranger = guestAt(`203.0.113.${round}`);
      const { body } = await requestCode(stranger, 'signin');
      const code = await lastCode(db, owner);
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const token = code === '000000' ? '000001' : '000000';
        const response = await stranger.post('/api/validate/token', {
          purpose: 'signin',
          challenge_id: body.challenge_id,
          token,
        });
        statuses.push(response.status);
      }
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    // Eight rounds of four attempts are 32.
    expect(statuses.slice(20)).toEqual(Array.from({ length: 12 }, () => 429));
    const warnings = await db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', owner)
      .where('subject', 'like', '%many incorrect codes%')
      .execute();
    expect(warnings).toHaveLength(1);
    clock.advance(hour);
    device.address = '198.51.100.7';
    const { body } = await requestCode(device, 'signin');
    const response = await device.post('/api/validate/token', {
      purpose: 'signin',
      challenge_id: body.challenge_id,
      token: await lastCode(db, owner),
    });
    expect(response.status, 'a known device').toBe(200);
  });

  test.each([
    ['2001:db8:0:1::', '2001:db8:0:2::1'],
    ['2001:DB8:0000:0001:0:0:0:', '2001:db8:0:2::1'],
    // An IPv4 address, as a server that also listens on IPv6 reports it.
    ['::ffff:203.0.113.7', '203.0.114.1'],
  ])('strangers share a limit within the network %s', async (prefix, elsewhere) => {
    await server.close();
    // By default, an address has 100 attempts. Each takes long, because none of the accounts exists.
    server = await openTestServer({ kind, env: { RATE_SIGNIN_ADDRESS: '5' } });
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) {
      const body = { email: `user${host}@example.test`, password: `wrong ${host}` };
      const address = prefix.endsWith(':') ? `${prefix}${host.toString(16)}` : prefix;
      statuses.push((await guestAt(address).post('/api/signin', body)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guestAt(elsewhere).signIn('approved')).status).toBe(200);
  });

  test('strangers can have codes sent to at most 20 recipients in 15 minutes', async () => {
    const send = (address: string, recipient: number) => {
      const to = `user${recipient}@example.test`;
      return guestAt(address).post('/api/request/otp', { purpose: 'signup', channel: 'email', to });
    };
    for (let recipient = 0; recipient < 20; recipient += 1) {
      expect((await send(`2001:db8::${recipient}`, recipient)).status).toBe(200);
    }
    expect((await send('2001:db8::99', 20)).status).toBe(429);
    server.services.clock.advance(minute);
    expect((await send('2001:db8::99', 3)).status, 'one of them').toBe(200);
    expect((await send('2001:db8:0:1::1', 20)).status, 'another visitor').toBe(200);
    server.services.clock.advance(15 * minute);
    expect((await send('2001:db8::99', 20)).status).toBe(200);
  });

  test('strangers can try one password on ten accounts per address', async () => {
    const spray = guestAt('203.0.113.1');
    const statuses: number[] = [];
    for (let account = 0; account < 15; account += 1) {
      const body = { email: `user${account}@example.test`, password: 'Summer2026!' };
      statuses.push((await spray.post('/api/signin', body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429, 429]);
    expect((await spray.signIn('approved')).status, 'another password').toBe(200);
  });
});
