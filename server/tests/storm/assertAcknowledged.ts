import { expect } from 'vitest';
import { readConfig } from '../../config.ts';
import { connect } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { auditLedger } from '../../domain/money/audit.ts';
import type { StormRecord } from './stormClient.ts';
import type { StormServer } from './stormServers.ts';

/** Asserts that every acknowledged session is valid, on the servers in turn. */
async function assertSessions(
  servers: readonly StormServer[],
  { tokens }: StormRecord,
): Promise<void> {
  for (const [index, { token }] of tokens.entries()) {
    const server = servers[index % servers.length]?.process;
    expect(await (await server?.call('GET', '/api/user', token))?.json()).toHaveProperty('id');
  }
}

/** Asserts that every acknowledged application exists, and that no user has applied to a job twice. */
async function assertApplications(db: Database, { applications }: StormRecord): Promise<void> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'account_id', 'job_id'])
    .where('job_id', 'like', 'storm-%')
    .execute();
  const stored = new Set(rows.map((row) => `${row.id} ${row.account_id} ${row.job_id}`));
  const missing = applications.filter(
    ({ id, account, job }) => !stored.has(`${id} account-${account} ${job}`),
  );
  expect(missing).toEqual([]);
  const pairs = rows.map((row) => `${row.account_id} ${row.job_id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
}

/** Asserts that every acknowledged submission exists with its content. */
async function assertSubmissions(db: Database, { submissions }: StormRecord): Promise<void> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'caption', 'links_json', 'state'])
    .where('state', '!=', 'draft')
    .execute();
  const contents = new Map(rows.map((row) => [row.id, `${row.caption} ${row.links_json}`]));
  const lost = submissions.filter(
    ({ id, caption, links }) => contents.get(id) !== `${caption} ${JSON.stringify(links)}`,
  );
  expect(lost).toEqual([]);
}

/** Asserts that all that the servers have acknowledged is stored, once. Returns the number of entries in the ledger. */
export async function assertAcknowledged(
  database: Record<string, string>,
  servers: readonly StormServer[],
  record: StormRecord,
): Promise<number> {
  await assertSessions(servers, record);
  const db = connect(readConfig(database).data);
  await assertApplications(db, record);
  await assertSubmissions(db, record);
  const { faults, entries } = await auditLedger(db);
  expect(faults).toEqual([]);
  await db.destroy();
  return entries;
}
