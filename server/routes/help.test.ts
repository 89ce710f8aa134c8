import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../contract/rules/locales.ts';
import type { Contacted, Faq } from '../../contract/schemas/help.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(usualDatabaseKinds)('contacting the support on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const message = (more: Record<string, unknown> = {}) => ({
    topic: 'payment',
    subject: 'Where is my money?',
    message: 'The job was approved in March.',
    email: 'maya@example.test',
    client_ref: randomUUID(),
    ...more,
  });
  const write = (body: unknown) => me.post<Contacted>('/api/contactus', body);
  const ticket = (reference: string) =>
    server.services.db
      .selectFrom('contact_tickets')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
  const mails = () =>
    server.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'support@byline.test')
      .execute();

  test('contacting the support returns a reference, stores the message and emails it to the support', async () => {
    const body = message({ job_id: 'sunrise-spritz', page: '/jobs/sunrise-spritz' });
    const response = await write(body);
    expect(response.status).toBe(201);
    const { reference } = response.body;
    expect(response.body).toEqual({
      reference: expect.stringMatching(/^C-[0-9A-F]{8}$/) as string,
      reply_within_hours: 24,
    });
    expect(await ticket(reference)).toMatchObject({
      account_id: 'account-approved',
      state: 'received',
      topic: 'payment',
      message: 'The job was approved in March.',
      job_id: 'sunrise-spritz',
      page: '/jobs/sunrise-spritz',
    });
    const mail = (await mails()).find(({ subject }) => subject.includes(reference));
    expect(mail?.subject).toBe(`[${reference}] Where is my money?`);
    expect(mail?.body).toContain('reply to maya@example.test');
    expect(mail?.body).toContain('Job: sunrise-spritz');
  });

  test('contacting the support happens once for repeated requests, and is refused with different content', async () => {
    const body = message();
    const before = (await mails()).length;
    const responses = await Promise.all(Array.from({ length: 5 }, () => write(body)));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(responses.map((response) => response.body.reference)).size).toBe(1);
    expect(await mails()).toHaveLength(before + 1);
    expect((await write({ ...body, subject: 'Another' })).status).toBe(422);
  });

  test('contacting the support reports every invalid input at once', async () => {
    const wrong = message({ topic: '', subject: ' ', message: 'Too short', email: 'maya@' });
    const { status, body } = await write(wrong);
    expect([status, body]).toEqual([
      422,
      {
        errors: {
          topic: 'This field is required.',
          subject: 'This field is required.',
          message: 'Message is not valid.',
          email: 'Email is not valid.',
        },
      },
    ]);
  });

  test.each([
    ['subject', 'x'.repeat(121), 'Subject is not valid.'],
    ['message', 'x'.repeat(4001), 'Message is not valid.'],
    ['job_id', 'no-such-job', 'Job is not valid.'],
    ['page', 'https://elsewhere.test', 'Page is not valid.'],
    ['topic', 'gossip', 'Topic is not valid.'],
  ])('contacting the support rejects an invalid %s', async (field, value, sentence) => {
    const { status, body } = await write(message({ [field]: value }));
    expect([status, body]).toEqual([422, { errors: { [field]: sentence } }]);
  });

  test('line breaks are removed from the subject of the email', async () => {
    const { body } = await write(message({ subject: 'Hello\r\nBcc: all@example.test' }));
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toContain(`[${body.reference}] Hello Bcc: all@example.test`);
  });

  test('a rejected message is not stored, so that it can be sent again', async () => {
    const body = message({ subject: 'All or nothing' });
    await write({ ...body, job_id: 'no-such-job' });
    const rows = await server.services.db
      .selectFrom('contact_tickets')
      .where('subject', '=', 'All or nothing')
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
    expect((await write(body)).status).toBe(201);
  });
});

describe('the FAQ', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const ask = async (query = '', language = 'en') =>
    server.guest().get<Faq>(`/api/faq${query}`, { 'accept-language': language });
  const getIds = ({ categories }: Faq) =>
    categories.flatMap(({ faqs }) => faqs.map(({ id }) => id));

  test('the FAQ is open to everyone, with each entry once and the configured figures', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.categories.map(({ title }) => title)).toEqual([
      'Getting started',
      'Jobs',
      'Submissions',
      'Payments',
      'Connected accounts',
      'Account',
    ]);
    expect(new Set(getIds(body)).size).toBe(getIds(body).length);
    const text = JSON.stringify(body);
    expect(text).toContain('Work that is not reviewed within 72 hours is approved.');
    expect(text).toContain('minimum withdrawal is $ 10.00 and the fee is $ 0.50');
    expect(text).not.toMatch(/\{\w+\}/);
  });

  test('the FAQ is searched by all words, in one category if given', async () => {
    expect(getIds((await ask('?q=BANK%20working')).body)).toEqual(['money-when']);
    expect(getIds((await ask('?category=account')).body)).toEqual([
      'signin-problem',
      'delete-data',
    ]);
    expect((await ask('?q=minimum&category=account')).body).toEqual({ categories: [] });
    expect((await ask('?category=gossip')).status).toBe(422);
  });

  test.each(locales.filter((locale) => locale !== 'en'))(
    'the FAQ has the same entries in %s',
    async (language) => {
      const [english, translated] = [(await ask()).body, (await ask('', language)).body];
      expect(getIds(translated)).toEqual(getIds(english));
      const text = JSON.stringify(translated);
      expect(text).not.toMatch(/\{\w+\}/);
      for (const { faqs } of english.categories) {
        for (const { question } of faqs) expect(text).not.toContain(question);
      }
    },
  );
});
