import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';

type ImportedJob = Record<string, unknown>;

const example = path.join(import.meta.dirname, '../operator/jobs.example.json');
const instagram = { platform: 'instagram' };

describe.each(usualDatabaseKinds)('the import on %s', (kind) => {
  const { dir, getEnv, query } = useDemoDatabase(kind);
  const operate = (line: string) => runOperator(operatorCommands, line.split(' '), getEnv());

  test('the import adds all jobs of a file, or reports each error', async () => {
    expect(await operate(`import ${example}`)).toEqual({ code: 0, text: 'Imported 1 job.' });
    const twice = await operate(`import ${example}`);
    expect(twice).toMatchObject({ code: 1, text: expect.stringContaining('already') as string });
    const broken = JSON.parse(readFileSync(example, 'utf8')) as { jobs: Record<string, unknown>[] };
    Object.assign(broken.jobs[0] ?? {}, { id: 'New Job', places: 0, colour: 'red' });
    const file = path.join(dir, `${kind}.json`);
    writeFileSync(file, JSON.stringify(broken));
    const { code, text } = await operate(`import ${file}`);
    expect(code).toBe(1);
    expect(text).toMatch(/jobs\.0\.id: .*\n.*jobs\.0\.places: /s);
    writeFileSync(file, '{');
    expect((await operate(`import ${file}`)).text).toContain('is not JSON');
    expect((await operate('import no-such-file')).text).toContain('cannot be read');
  });

  /** Imports a copy of the example with another id and other values, in an encoding. */
  const importChanged = (
    id: string,
    values: ImportedJob,
    encode: (text: string) => string | Buffer = (text) => text,
  ) => {
    const content = JSON.parse(readFileSync(example, 'utf8')) as { jobs: ImportedJob[] };
    for (const job of content.jobs) Object.assign(job, { id, ...values });
    const file = path.join(dir, `${kind}-${id}.json`);
    writeFileSync(file, encode(JSON.stringify(content)));
    return operate(`import ${file}`);
  };

  test.each<[string, (text: string) => string | Buffer]>([
    ['utf-8', (text) => text],
    ['utf-8 with a byte order mark', (text) => `\ufeff${text}`],
    ['utf-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('the import reads a file in %s', async (encoding, encode) => {
    const id = encoding.replace(/\W/g, '');
    const imported = await importChanged(id, { title: 'Café at noon' }, encode);
    expect(imported).toEqual({ code: 0, text: 'Imported 1 job.' });
    expect(await query(`select title from jobs where id = '${id}'`)).toEqual([
      { title: 'Café at noon' },
    ]);
  });

  test('the import refuses a file whose letters it would misread', async () => {
    const toLatin1 = (text: string) => Buffer.from(text, 'latin1');
    const { code, text } = await importChanged('latin', { title: 'Café at noon' }, toLatin1);
    expect([code, text]).toEqual([1, expect.stringContaining('is not a text in utf-8')]);
  });

  const step = { key: 'live', due_at: '2020-01-01T00:00:00Z' };
  const task = { title: 'A', platform: 'instagram', content_type: 'reel', steps: [step] };
  test.each<[string, ImportedJob]>([
    ['apply_by', { apply_by: '2020-01-01T00:00:00Z' }],
    ['apply_by', { apply_by: '2020-01-01T00:00:00Z', work_due: '2020-02-01T00:00:00Z' }],
    ['tasks.0.steps.0.due_at', { tasks: [task] }],
    ['tasks.0.due_at', { tasks: [{ ...task, due_at: '2020-01-01T00:00:00Z' }] }],
  ])('the import refuses a job whose %s is in the past', async (field, values) => {
    const { code, text } = await importChanged('past', values);
    expect(code).toBe(1);
    expect(text.split('\n')[1]).toBe(`jobs.0.${field}: is in the past`);
    expect(await query("select id from jobs where id = 'past'")).toEqual([]);
  });

  test('a brand in other letters, widths or spaces is the brand that exists', async () => {
    for (const [index, name] of [
      'Ölmühle Nord',
      'ÖLMÜHLE NORD',
      'Ｏ\u0308lmühle  Nord',
    ].entries()) {
      const { code, text } = await importChanged(`brand-${index}`, { brand: { name } });
      expect(code).toBe(0);
      if (index > 0) expect(text).toContain(`The brand “`);
    }
    expect(await query("select name from brands where name like '%hle%'")).toEqual([
      { name: 'Ölmühle Nord' },
    ]);
  });

  const pay = { type: 'fixed', currency: 'USD', min: 20_000 };
  const question = { id: 'q', label: 'Why you?', required: true, max_length: 100 };
  test.each([
    ['title', (job: ImportedJob) => (job['title'] = 'Zero\u0000')],
    ['title', (job: ImportedJob) => (job['title'] = '\u200b\u2800')],
    ['title', (job: ImportedJob) => (job['title'] = 'Two\nlines')],
    ['description', (job: ImportedJob) => (job['description'] = 'Half \ud800 a pair')],
    ['brand.name', (job: ImportedJob) => (job['brand'] = { name: '\u0007' })],
    ['categories.0', (job: ImportedJob) => (job['categories'] = ['\u0000'])],
    ['brief.dos.0', (job: ImportedJob) => (job['brief'] = { dos: ['\u0000'] })],
    [
      'brief.assets.0.url',
      (job: ImportedJob) =>
        (job['brief'] = { assets: [{ name: 'A', size: 1, url: 'javascript:alert(1)' }] }),
    ],
    [
      'terms.cancel_rule',
      (job: ImportedJob) => (job['terms'] = { usage_rights: 'All', cancel_rule: '\u0000' }),
    ],
    [
      'questions.0.label',
      (job: ImportedJob) =>
        (job['questions'] = [{ id: 'q', label: '\u0000', required: true, max_length: 5 }]),
    ],
    ['categories', (job: ImportedJob) => (job['categories'] = ['food', 'food'])],
    ['categories.0', (job: ImportedJob) => (job['categories'] = ['food, travel'])],
    ['platforms', (job: ImportedJob) => (job['platforms'] = [instagram, instagram])],
    ['country', (job: ImportedJob) => (job['country'] = 'UK')],
    ['decide_by', (job: ImportedJob) => (job['decide_by'] = '2036-02-29T12:00:00Z')],
    ['questions', (job: ImportedJob) => (job['questions'] = [question, question])],
    [
      'pay.max',
      (job: ImportedJob) => (job['pay'] = { ...pay, type: 'product', min: null, max: 1 }),
    ],
    ['pay.currency', (job: ImportedJob) => (job['pay'] = { ...pay, currency: 'US$' })],
    ['pay.max', (job: ImportedJob) => (job['pay'] = { ...pay, max: 30_000 })],
    ['pay.product_value', (job: ImportedJob) => (job['pay'] = { ...pay, product_shipped: true })],
  ])('the import rejects a job whose %s is invalid', async (field, damage) => {
    const content = JSON.parse(readFileSync(example, 'utf8')) as { jobs: ImportedJob[] };
    for (const job of content.jobs) damage(Object.assign(job, { id: 'text-job' }));
    const file = path.join(dir, `${kind}-text.json`);
    writeFileSync(file, JSON.stringify(content));
    const { code, text } = await operate(`import ${file}`);
    // The second line begins with the path of the invalid field.
    const [, invalidField = ''] = text.split('\n');
    expect([code, invalidField.split(':')[0]]).toEqual([1, `jobs.0.${field}`]);
  });

  test('the import normalizes texts in the same way as texts of users', async () => {
    const file = path.join(dir, `${kind}-nfc.json`);
    const text = readFileSync(example, 'utf8')
      .replace('example-morning-market', 'nfc-market')
      .replace('One hour', ' Cafe\u0301');
    writeFileSync(file, text);
    expect((await operate(`import ${file}`)).code).toBe(0);
    const rows = await query<{ title: string }>("select title from jobs where id = 'nfc-market'");
    expect(rows[0]?.title).toBe('Caf\u00e9 at the morning market');
  });
});
