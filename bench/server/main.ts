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
import { addJobs, addLedgerEntries } from './fillDatabase.ts';
import { measure, type Timing } from './measure.ts';

const urls = [
  '/api/jobs',
  '/api/jobs?page=40',
  '/api/payment/transaction',
  '/api/payment/transaction?page=2400',
  '/api/summary/wallet',
  '/api/user',
];

const limits = {
  RATE_REQUESTS_PER_MINUTE: '100000000',
  APP_DIR: 'no-such-folder',
  LOG_LEVEL: 'silent',
};

async function benchServer(title: string, env: Record<string, string>): Promise<void> {
  const services = await openServices(readConfig({ ...limits, ...env }));
  await seedDemo(services);
  await addJobs(services.db, 10_000);
  await addLedgerEntries(services.db, 100_000);
  const { fastify: app } = await buildApp(services);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const body = JSON.stringify({ email: 'approved@demo.test', password: demoPassword });
  const signIn = await fetch(`${address}/api/signin`, {
    method: 'POST',
    headers: ownHeaders,
    body,
  });
  const cookie = (signIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  for (const url of urls) {
    const response = await fetch(address + url, { headers: { cookie } });
    const floor = await benchFloor(await response.text());
    print(`${title} ${url}`, await measure(address + url, { cookie }), floor);
  }
  await app.close();
  await services.db.destroy();
}

/** The least that a response can cost: Fastify reads the same bytes from SQLite by a key. */
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
if (process.argv[2] !== 'sqlite') {
  const postgres = await startPostgres();
  await benchServer('PostgreSQL', { DATABASE_URL: postgres.url });
  await postgres.stop();
}
