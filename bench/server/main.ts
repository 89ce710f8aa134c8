import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { demoPassword } from '../../server/demo/seed/accounts.ts';
import { seedDemo } from '../../server/demo/seed/seed.ts';
import { openServices } from '../../server/openServices.ts';
import { startPostgres } from '../../server/testing/postgres.ts';
import { ownHeaders } from '../../server/testing/testClient.ts';
import {
  addHistory,
  addJobs,
  addLedgerEntries,
  addMessages,
  addWithdrawals,
} from '../../server/testing/fillDatabase.ts';
import { measure, type Timing } from './measure.ts';

// `bench-1000` is one of the messages from `addMessages`.
const urls = [
  '/api/jobs',
  '/api/jobs?page=40',
  '/api/jobs?per_page=100',
  '/api/jobs?sort=match',
  '/api/jobs?sort=newest',
  '/api/jobs?sort=newest&page=400',
  '/api/jobs?sort=closing',
  '/api/jobs?sort=pay',
  '/api/jobs?eligible=1',
  '/api/jobs?eligible=1&hide_applied=1&sort=match&per_page=4',
  '/api/jobs?invited=1',
  '/api/jobs?hide_applied=1',
  '/api/jobs?q=sunrise',
  '/api/jobs?platform=tiktok,instagram&category=food',
  '/api/jobs?pay_type=fixed&pay_min=20000&pay_max=40000',
  '/api/jobs?closes_before=2100-01-01',
  '/api/job/history',
  '/api/job/history?group=active&sort=due',
  '/api/job/history?group=invited',
  '/api/job/history?per_page=100',
  '/api/job/history?q=sunrise',
  '/api/job/history?unread=1',
  '/api/job/tidal-lap-diary',
  '/api/job/tidal-lap-diary/discussion',
  '/api/job/tidal-lap-diary/discussion?before=bench-1000',
  '/api/job/tidal-lap-diary/discussion?after=bench-1000',
  '/api/job/tidal-lap-diary/submission',
  '/api/job/tidal-lap-diary/invitation',
  '/api/payment/transaction',
  '/api/payment/transaction?page=2400',
  '/api/payment/transaction?type=earning&page=1200',
  '/api/payment/transaction?from=2020-01-01&to=2100-01-01&page=1200',
  '/api/payment/transaction?type=earning&from=2020-01-01&page=2400',
  '/api/payment',
  '/api/payment?state=available',
  '/api/payment/withdrawal',
  '/api/payment/withdrawal?state=paid&page=50',
  `/api/summary/job/year/${new Date().getUTCFullYear()}`,
  `/api/summary/payout/year/${new Date().getUTCFullYear()}`,
  '/api/summary/wallet',
  '/api/user',
];

// Arguments: `sqlite` omits PostgreSQL; a text such as `/api/jobs` selects the URLs that contain it, by default all.
const [, , databaseName = '', urlPart = ''] = process.argv;

/** Configuration without rate limits, pages of the app and logs. */
const limits = {
  RATE_REQUESTS_PER_MINUTE: '100000000',
  APP_DIR: 'no-such-folder',
  LOG_LEVEL: 'silent',
};

/** Measures each URL on a database with much data, beside the cheapest response of the same size. */
async function benchServer(title: string, env: Record<string, string>): Promise<void> {
  const services = await openServices(readConfig({ ...limits, ...env }));
  await seedDemo(services);
  await addJobs(services.db, 10_000);
  await addHistory(services.db, 250);
  await addWithdrawals(services.db, 5000);
  await addLedgerEntries(services.db, 100_000);
  await addMessages(services.db, 2000);
  const { fastify: app } = await buildApp(services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = JSON.stringify({ email: 'approved@demo.test', password: demoPassword });
  const signIn = await fetch(`${address}/api/signin`, {
    method: 'POST',
    headers: ownHeaders,
    body,
  });
  const cookie = (signIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  for (const url of urls.filter((one) => one.includes(urlPart))) {
    const response = await fetch(address + url, { headers: { cookie } });
    const floor = await benchFloor(await response.text());
    print(`${title} ${url}`, await measure(address + url, { cookie }), floor);
  }
  await app.close();
  await services.db.destroy();
}

/** Measures the cheapest possible response: Fastify reads the same bytes from SQLite by primary key. */
async function benchFloor(text: string): Promise<Timing> {
  const database = new DatabaseSync(':memory:');
  database.exec('create table responses (id integer primary key, body text)');
  database.prepare('insert into responses values (1, ?)').run(text);
  const select = database.prepare('select body from responses where id = ?');
  const app = fastify();
  app.get('/', (_request, reply) => reply.type('application/json').send(select.get(1)?.['body']));
  const timing = await measure(await app.listen({ host: '127.0.0.1', port: 0 }), {});
  await app.close();
  return timing;
}

/** Prints a row: a URL, its times, and the times of the cheapest response. */
function print(title: string, timing: Timing, floor: Timing): void {
  const cells = [timing, floor].flatMap(({ p50, p99, perSecond }) => [
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    perSecond.toFixed(0).padStart(8),
  ]);
  process.stdout.write(`${title.padEnd(50)}${cells.join('')}${String(timing.bytes).padStart(9)}\n`);
}

const header = ['p50 ms', 'p99 ms', 'calls/s', 'floor', 'p99', 'calls/s'];
process.stdout.write(
  `${' '.repeat(50)}${header.map((cell) => cell.padStart(8)).join('')}    bytes\n`,
);
const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-bench-'));
await benchServer('SQLite', { DATA_DIR: dir });
rmSync(dir, { recursive: true });
if (databaseName !== 'sqlite') {
  const postgres = await startPostgres();
  await benchServer('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
}
