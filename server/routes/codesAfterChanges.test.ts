import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeSent, Validated } from '../../contract/schemas/codes.ts';
import { hour, minute } from '../durations.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { obtainProof } from '../testing/obtainProof.ts';
import { lastCode, lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const email = 'approved@demo.test';

describe.each(usualDatabaseKinds)('codes from before a change on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterEach(() => server.close());

  /** Requests a code, reads it where it was sent to, and returns a function that enters it. */
  const request = async (client: TestClient, body: Record<string, unknown>, sentTo: string) => {
    server.services.clock.advance(minute);
    const { body: sent } = await client.post<CodeSent>('/api/request/otp', body);
    const token = await lastCode(server.services.db, sentTo);
    const { purpose } = body;
    return () =>
      client.post<Validated>('/api/validate/token', {
        purpose,
        challenge_id: sent.challenge_id,
        token,
      });
  };
  const refreshProof = () =>
    server.services.db
      .updateTable('sessions')
      .set({ proved_at: server.services.clock.machineNow() })
      .execute();

  test.each(['signin', 'reset'])(
    'whoever has the former mailbox cannot enter a code for %s',
    async (purpose) => {
      const enter = await request(server.guest(), { purpose, channel: 'email', to: email }, email);
      await refreshProof();
      const to = 'new@example.test';
      const proof = await obtainProof(server, me, { purpose: 'email', to, recipient: to });
      expect((await me.post('/api/profile', { email: to, proof })).status).toBe(200);
      expect((await enter()).status).toBe(422);
    },
  );

  test('whoever has the former phone cannot confirm a withdrawal', async () => {
    const { phone } = await server.services.db
      .selectFrom('accounts')
      .select('phone')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const code = { purpose: 'withdrawal', channel: 'sms' };
    const enter = await request(me, code, phone ?? '');
    await refreshProof();
    server.services.clock.advance(minute);
    const to = '+6591112222';
    const proof = await obtainProof(server, me, {
      purpose: 'phone',
      channel: 'sms',
      to,
      recipient: to,
    });
    expect((await me.post('/api/profile/phone', { phone: to, proof })).status).toBe(200);
    expect((await enter()).status).toBe(422);
  });

  test('a new password ends the codes of other browsers, and links of earlier emails', async () => {
    const body = { channel: 'email', to: email };
    const enter = await request(server.guest(), { ...body, purpose: 'signin' }, email);
    await request(server.guest(), { ...body, purpose: 'reset' }, email);
    const mail = await lastMail(server.services.db, email);
    const [, challenge, token] = /challenge=([\w-]+)&token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
    server.services.clock.advance(minute);
    const guest = server.guest();
    const reset = await request(guest, { ...body, purpose: 'reset' }, email);
    const { proof } = (await reset()).body;
    const change = { purpose: 'reset', proof, password: 'a walk by the sea' };
    expect((await guest.post('/api/validate/token', change)).status).toBe(200);
    expect((await enter()).status).toBe(422);
    const link = { purpose: 'reset', challenge_id: challenge, token };
    expect((await server.guest().post('/api/validate/token', link)).status).toBe(422);
    server.services.clock.advance(hour);
    const again = await request(server.guest(), { ...body, purpose: 'signin' }, email);
    expect((await again()).status).toBe(200);
  });
});
