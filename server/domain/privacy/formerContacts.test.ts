import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { dumpDatabase } from '../../testing/dumpDatabase.ts';
import { obtainProof } from '../../testing/obtainProof.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { eraseAccount } from './erase.ts';
import { exportPerson } from './exportPerson.ts';

type Rows = Record<string, unknown>[];

const [first, second, third] = ['fresh@demo.test', 'second@x.test', 'third@x.test'];
const phone = '+6591234567';

describe.each(usualDatabaseKinds)('the former contacts of a person on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('fresh');
  });
  afterEach(() => server.close());

  async function changeEmail(to: string): Promise<void> {
    // A code can be requested once a minute.
    server.services.clock.advance(61_000);
    const proof = await obtainProof(server, me, { purpose: 'email', to, recipient: to });
    expect((await me.post('/api/profile', { email: to, proof })).status).toBe(200);
  }

  async function changePhone(to: string): Promise<void> {
    server.services.clock.advance(61_000);
    const proof = await obtainProof(server, me, {
      purpose: 'phone',
      channel: 'sms',
      to,
      recipient: to,
    });
    expect((await me.post('/api/profile/phone', { phone: to, proof })).status).toBe(200);
  }

  /** Records a command of the staff. */
  const logCommand = (id: string, words: string[], error: string | null = null) =>
    server.services.db
      .insertInto('operator_log')
      .values({
        id,
        at: server.services.clock.machineNow(),
        actor: 'kim',
        command: 'account',
        arguments: JSON.stringify(words),
        result: 'done',
        error,
      })
      .execute();

  const dump = async () => JSON.stringify(await dumpDatabase(server.services.db));

  test('an erasure forgets every address and number that the person had', async () => {
    await logCommand('log-1', [first]);
    await logCommand('log-2', ['credit', first.toUpperCase(), `for ${first}`], `No ${first}`);
    await changePhone(phone);
    await logCommand('log-3', [phone]);
    await changeEmail(second);
    await logCommand('log-4', [second]);
    await changeEmail(third);
    await changePhone('+6598765432');
    await eraseAccount(server.services, third, { givesUpBalance: true });
    const text = (await dump()).toLowerCase();
    for (const contact of [first, second, phone]) expect(text).not.toContain(contact);
  });

  test('an export has the messages and commands under every address that the person had', async () => {
    await logCommand('log-1', [first]);
    await changeEmail(second);
    await changeEmail(third);
    const data = (await exportPerson(server.services, third)).data as Record<string, Rows>;
    const recipients = new Set(data['mails']?.map(({ recipient }) => recipient));
    expect([...recipients].toSorted()).toEqual([first, second, third].toSorted());
    expect(data['staff_commands']?.map(({ id }) => id)).toContain('log-1');
    expect(data['former_contacts']?.map(({ contact }) => contact)).toEqual([first, second]);
  });

  test('messages and commands to another person who has the address now stay', async () => {
    const { db, clock } = server.services;
    await changeEmail(second);
    clock.advance(60_000);
    await db.deleteFrom('otp_challenges').execute();
    const guest = server.guest();
    const proof = await obtainProof(server, guest, {
      purpose: 'signup',
      to: first,
      recipient: first,
    });
    const signup = { name: 'Other', email: first, password: 'a walk by the sea', terms: true };
    expect((await guest.post('/api/signup', { ...signup, proof })).status).toBe(201);
    const readMails = () =>
      db.selectFrom('outbox').select('id').where('recipient', '=', first).execute();
    const before = (await readMails()).length;
    await eraseAccount(server.services, second, { givesUpBalance: true });
    const after = (await readMails()).length;
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
  });
});
