import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { exampleUpload } from '../../testing/exampleUpload.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { describeExport } from './describeExport.ts';
import { exportPerson } from './exportPerson.ts';
import { listPersonalTables } from './personalData.ts';

type Rows = Record<string, unknown>[];
type Data = Record<string, Rows> & {
  account: Record<string, unknown>;
  payout_method: { details: Record<string, unknown> };
};

describe.each(databaseKinds)('the export of a person on %s', (kind) => {
  let server: TestServer;
  let data: Data;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    const client = await server.signedIn('approved');
    await client.post('/api/profile/image', { image: exampleUpload.data });
    await client.post('/api/job/verdant-barefaced/apply', {
      action: 'apply',
      account: 'instagram',
      accept_terms: true,
      client_ref: 'b2c3d4e5-0000-4000-8000-000000000002',
      rate: 30_000,
    });
    await client.post('/api/contactus', {
      client_ref: 'b2c3d4e5-0000-4000-8000-000000000001',
      topic: 'payment',
      subject: 'A question',
      message: 'When is my money there?',
      email: 'approved@demo.test',
    });
    ({ data } = (await exportPerson(server.services, 'approved@demo.test')) as unknown as {
      data: Data;
    });
  });
  afterAll(() => server.close());

  test('the export of a person has every row of the person, and no secret', async () => {
    const { db } = server.services;
    const person = {
      id: 'account-approved',
      email: 'approved@demo.test',
      phone: null,
      formerContacts: [],
    };
    let filled = 0;
    for (const [name, { belongsTo, section, omitted, isSingle }] of listPersonalTables()) {
      if (omitted !== undefined) {
        expect(data).not.toHaveProperty(section);
        continue;
      }
      const { rows } =
        await sql`select * from ${sql.table(name)} where ${belongsTo(person)}`.execute(db);
      const exported = isSingle ? [data[section]].filter(Boolean) : data[section];
      // The export can have more messages, because `person` leaves out the phone number.
      expect(exported?.length, name).toBeGreaterThanOrEqual(rows.length);
      if (rows.length > 0) filled += 1;
    }
    // Empty tables would prove nothing.
    expect(filled).toBeGreaterThan(20);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|sealed|"v1\.|_hash"|token"/);
    const otherPeople = ['fresh@demo.test', 'arabic@demo.test', 'account-yen'];
    for (const otherPerson of otherPeople) expect(text).not.toContain(otherPerson);
  });

  test('the export of a person names the account, payout details, amounts with currency and times in UTC', () => {
    expect(data.account).toMatchObject({
      id: 'account-approved',
      email: 'approved@demo.test',
      email_verified: true,
    });
    expect(data.account['created_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
    expect(data.payout_method.details).toHaveProperty('account_number');
    expect(data['payments']?.[0]?.['net']).toEqual({
      amount: expect.any(Number) as number,
      currency: 'USD',
    });
    const rates = data['applications']?.map(({ rate }) => rate).filter(Boolean);
    expect(rates).toEqual([{ amount: 30_000, currency: 'USD' }]);
    const adjustments = data['payments']?.flatMap((row) => row['adjustments'] as Rows) ?? [];
    expect(adjustments.length).toBeGreaterThan(0);
    for (const adjustment of adjustments)
      expect(adjustment['amount']).toHaveProperty('currency', 'USD');
    const { rates: prices } = data['profile'] as unknown as { rates: Rows };
    expect(prices[0]?.['amount']).toEqual({ amount: 45_000, currency: 'USD' });
    expect(data['ledger_entries']?.[0]?.['amount']).toHaveProperty('currency', 'USD');
    expect(data['tickets']?.[0]).toMatchObject({ message: 'When is my money there?' });
    // The email to support about this ticket.
    expect(data['mails']?.some(({ subject }) => String(subject).includes('A question'))).toBe(true);
    for (const message of data['messages'] ?? []) expect(message['text']).not.toBe('');
  });

  test('the export of a person has the titles of the jobs, and the pictures', async () => {
    const ids = new Set(data['jobs']?.map(({ id }) => id));
    for (const { job_id: id } of data['applications'] ?? []) expect(ids.has(id)).toBe(true);
    const { pictures } = await exportPerson(server.services, 'account-approved');
    const profile = pictures.find(({ file }) => file === 'pictures/profile.webp');
    // Files in the format WebP begin with RIFF.
    expect((await profile?.read())?.subarray(0, 4).toString()).toBe('RIFF');
  });

  test('the export of a person describes every field', () => {
    const text = describeExport();
    for (const [section, value] of Object.entries(data)) {
      const row = (Array.isArray(value) ? value[0] : value) as unknown;
      if (row === null || typeof row !== 'object' || section === 'jobs') continue;
      const [, part = ''] = text.split(`### ${section}\n`);
      const [described = ''] = part.split('###');
      // `file` and `text` are no columns: the export adds them to pictures and messages.
      for (const field of Object.keys(row)) {
        if (!['file', 'text'].includes(field)) expect(described).toContain(`\`${field}\``);
      }
    }
  });

  test('the export rejects an unknown address', async () => {
    await expect(exportPerson(server.services, 'nobody@demo.test')).rejects.toMatchObject({
      kind: 'notFound',
      message: 'account.unknown',
    });
  });
});
