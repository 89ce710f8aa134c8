import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPerson } from '../domain/privacy/exportPerson.ts';
import { exampleUpload } from '../testing/exampleUpload.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import type { TestClient } from '../testing/testClient.ts';

type Rows = Record<string, unknown>[];

describe('the data that users download', () => {
  let server: TestServer;
  let me: TestClient;
  let data: Record<string, Rows>;
  beforeAll(async () => {
    server = await openTestServer();
    me = await server.signedIn('approved');
    await me.post('/api/profile/image', { image: exampleUpload.data });
    await me.post('/api/job/harbour-roaster-visit/discussion', {
      kind: 'text',
      body: 'Here it is.',
      media: [exampleUpload],
      client_ref: 'c2c3d4e5-0000-4000-8000-000000000001',
    });
    await me.post('/api/contactus', {
      client_ref: 'c2c3d4e5-0000-4000-8000-000000000002',
      topic: 'payment',
      subject: 'A question',
      message: 'When is my money there?',
      email: 'approved@demo.test',
    });
    data = (await me.get<Record<string, Rows>>('/api/user/data')).body;
  });
  afterAll(() => server.close());

  test('has every section and row of the export by the staff', async () => {
    const complete = (await exportPerson(server.services, 'account-approved')).data;
    expect(Object.keys(data)).toEqual(Object.keys(complete));
    for (const [section, rows] of Object.entries(complete)) {
      if (Array.isArray(rows)) expect(data[section], section).toHaveLength(rows.length);
    }
  });

  test.each(['messages', 'submissions', 'tickets', 'devices', 'mails', 'pictures', 'steps'])(
    'has the %s',
    (section) => expect(data[section]?.length).toBeGreaterThan(0),
  );

  test('names pictures by addresses that the user can open', async () => {
    const urls = [...(data['pictures'] ?? []), data['profile_picture'] as unknown as Rows[number]];
    for (const { url, file } of urls) {
      expect(file).toBeUndefined();
      const response = await me.get(String(url));
      expect(response.status, String(url)).toBe(200);
    }
  });

  test('masks account numbers, also those that former withdrawals were paid to', async () => {
    const complete = (await exportPerson(server.services, 'account-approved')).data;
    const numbers = [...JSON.stringify(complete).matchAll(/"account_number":"([^"]+)"/g)].map(
      ([, number]) => String(number),
    );
    expect(numbers.length).toBeGreaterThan(0);
    const text = JSON.stringify(data);
    for (const number of numbers) expect(text).not.toContain(number);
    expect(text).toContain(`•••${numbers[0]?.slice(-4)}`);
  });

  test('is no one else’s, and needs a session', async () => {
    const others = await server.signedIn('fresh');
    const { body } = await others.get('/api/user/data');
    expect(JSON.stringify(body)).not.toContain('approved@demo.test');
    expect((await server.guest().get('/api/user/data')).status).toBe(401);
  });
});
