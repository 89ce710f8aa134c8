import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usualDatabaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { sendBrandMessage } from '../discussion/sendMessage.ts';
import { changeBrief } from '../jobChanges/briefChanges.ts';
import { importJobs } from '../jobs/importJobs.ts';
import { jobFileSchema, type ImportedJob } from '../jobs/jobFile.ts';

const file = JSON.parse(readFileSync('server/operator/jobs.example.json', 'utf8')) as {
  jobs: [ImportedJob];
};
const [example] = file.jobs;

test('a language that is not a tag is refused', () => {
  const parsed = jobFileSchema.safeParse({ jobs: [{ ...example, language: 'english please' }] });
  expect(parsed.error?.issues).toMatchObject([
    { path: ['jobs', 0, 'language'], message: expect.stringContaining('language tag') as string },
  ]);
});

describe.each(usualDatabaseKinds)('the language of texts on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  const importJob = async (changes: Partial<Record<keyof ImportedJob, unknown>>) => {
    const { jobs } = jobFileSchema.parse({ jobs: [{ ...example, ...changes }] });
    await importJobs(server.services, jobs);
    return jobs[0]?.id ?? '';
  };
  const readLanguage = async (id: string) =>
    (
      await server.services.db
        .selectFrom('jobs')
        .select('language')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).language;

  test('the language of a job is detected, unless the operator states it', async () => {
    expect(await readLanguage(await importJob({ id: 'detected' }))).toBe('en');
    expect(await readLanguage(await importJob({ id: 'given', language: 'PT-br' }))).toBe('pt-BR');
    const arabic = {
      id: 'arabic',
      title: 'صباح الشاي',
      description: 'أظهر الكوب في الثواني الثلاث الأولى، واذكر رائحة الشاي بصوتك.',
    };
    expect(await readLanguage(await importJob(arabic))).toBe('ar');
    const names = { id: 'unsure', title: 'Nike Air', description: 'Nike Air Max' };
    expect(await readLanguage(await importJob(names))).toBe('und');
  });

  test('the language of a job changes with its texts, and can be corrected without a notification', async () => {
    const id = await importJob({ id: 'follows', language: 'pt-BR' });
    const change = (changes: Parameters<typeof changeBrief>[2]) =>
      changeBrief(server.services, id, changes, 'Reworded.');
    const german =
      'Bitte zeige den Becher in den ersten drei Sekunden und erzähle vom Duft des Tees.';
    await change({ title: 'Ein Morgen mit Tee', description: german });
    expect(await readLanguage(id)).toBe('de');
    const version = await change({ language: 'de-AT' });
    expect(await readLanguage(id)).toBe('de-AT');
    // The new texts are version 2 of the job, and the corrected language is no further version.
    expect(version).toBe(2);
    // Texts in the same language keep the region.
    await change({ description: `${german} Danke für deine Arbeit!` });
    expect(await readLanguage(id)).toBe('de-AT');
  });

  test('the language of a message is detected', async () => {
    const thread = { accountId: 'account-approved', jobId: 'harbour-roaster-visit' };
    const write = async (body: string) =>
      (await sendBrandMessage(server.services, thread, body)).language;
    expect(await write('Könntest du den Entwurf bitte bis Freitag schicken?')).toBe('de');
    expect(await write('ok')).toBe('und');
  });
});
