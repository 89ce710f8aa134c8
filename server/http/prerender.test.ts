import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Jobs } from '../../contract/schemas/jobs.ts';
import { day } from '../durations.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const index = '<!doctype html><!-- prerendered page --><p>app</p>';
const page = `<!doctype html><style nonce="__CSP_NONCE__">h1{}</style>${index}`;

// A renderer whose heading contains its arguments, and which fails for /signin.
const renderer = `export async function prerender(path, { config, responses, now }) {
  (globalThis.rendered ??= []).push(path);
  if (path === '/signin') throw new Error('Cannot render');
  const count = responses['/api/jobs?page=1&per_page=12']?.data.length;
  return { html: '<h1>' + [path, config.appName, count, now].join(' ') + '</h1>', css: 'h1{}' };
}`;

declare global {
  var rendered: string[] | undefined;
}

const base = mkdtempSync(path.join(os.tmpdir(), 'byline-renderer-'));
let server: TestServer;

beforeAll(async () => {
  for (const folder of ['app', 'renderer']) mkdirSync(path.join(base, folder));
  writeFileSync(path.join(base, 'app/index.html'), index);
  writeFileSync(path.join(base, 'renderer/page.html'), page);
  writeFileSync(path.join(base, 'renderer/prerender.js'), renderer);
  server = await openTestServer({ env: { APP_DIR: path.join(base, 'app'), APP_NAME: 'Portal' } });
});
afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true });
  delete globalThis.rendered;
});

async function open(url: string, name?: string): Promise<string> {
  const client = name ? await server.signedIn(name) : server.guest();
  return (await client.get<string>(url)).body;
}

function readResponses(html: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/json" id="responses">(.*?)<\/script>/.exec(
    html,
  )!;
  return JSON.parse(json) as Record<string, unknown>;
}

test('pages for guests are rendered before the first visitor comes, and an error in one page does not stop the others', async () => {
  await expect.poll(() => globalThis.rendered).toEqual(['/home', '/signin']);
  await open('/home');
  expect(globalThis.rendered).toEqual(['/home', '/signin']);
});

test('a page for guests is rendered once a day, with the configuration of the installation', async () => {
  const before = await open('/home?utm_source=mail');
  // The page reads no jobs, so there is no count between the name and the time.
  expect(before).toMatch(
    /<div id="prerendered" data-path="\/home" data-audience="guest"><style nonce="[^"]{20,}">h1{}<\/style><h1>\/home Portal  \d+<\/h1><\/div>/,
  );
  expect(readResponses(before)).toEqual({});
  const [heading] = /<h1>.*<\/h1>/.exec(before)!;
  server.services.clock.advance(1);
  expect(await open('/home')).toContain(heading);
  // Its days count from today.
  server.services.clock.advance(day);
  expect(await open('/home')).not.toContain(heading);
});

test('the list of jobs is rendered from what its user may read', async () => {
  const client = await server.signedIn('approved');
  const { body } = await client.get<string>('/jobs');
  expect(body).toContain(`<h1>/jobs Portal 12 ${server.services.clock.now()}</h1>`);
  const paths = ['/api/user', '/api/jobs?page=1&per_page=12'];
  const read = async (url: string) => [url, (await client.get(url)).body];
  expect(readResponses(body)).toEqual(Object.fromEntries(await Promise.all(paths.map(read))));
});

test('users of other languages get the API responses without rendered HTML', async () => {
  const body = await open('/jobs', 'arabic');
  expect(body).not.toContain('id="prerendered"');
  expect(readResponses(body)['/api/user']).toMatchObject({ locale: 'ar' });
});

test.each([
  ['a guest', '/jobs', undefined],
  ['a user who may not read jobs', '/jobs', 'pending'],
  ['a list with filters', '/jobs?q=tea', 'approved'],
  ['a page that cannot be rendered', '/signin', undefined],
  ['another page', '/jobs/1', 'approved'],
] as const)('%s gets the app without a prerendered page', async (_who, url, name) => {
  expect(await open(url, name)).toBe('<!doctype html><p>app</p>');
});

test('a job title cannot close the script element', async () => {
  const { db } = server.services;
  const title = '</script><script>alert(1)</script>__CSP_NONCE__';
  await db.updateTable('jobs').set({ title }).execute();
  const body = await open('/jobs', 'approved');
  expect(body).not.toContain('<script>');
  // Only placeholders of the page itself are replaced, not the text in the title.
  expect(body).toContain('__CSP_NONCE__');
  const jobs = readResponses(body)['/api/jobs?page=1&per_page=12'];
  expect((jobs as Jobs).data.map((job) => job.title)).toContain(title);
});

test('a page does not wait until a slow database responds', async () => {
  const slow = await openTestServer({
    kind: 'PostgreSQL',
    env: { APP_DIR: path.join(base, 'app') },
  });
  const client = await slow.signedIn('approved');
  const readPage = async () => (await client.get<string>('/jobs')).body;
  await slow.services.db.transaction().execute(async (transaction) => {
    await sql`lock table jobs in access exclusive mode`.execute(transaction);
    expect(await readPage()).toBe('<!doctype html><p>app</p>');
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
    expect(rows.length, 'queries that still wait for the lock').toBeGreaterThan(0);
  });
  await expect.poll(readPage).toContain('id="prerendered"');
  await slow.close();
});
