import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { WithdrawalSaved } from '../../contract/schemas/withdrawal.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { advanceWithdrawal } from '../domain/withdrawals/advanceWithdrawal.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { openInternalAccount, openWallet, post } from '../domain/money/ledger.ts';
import { tryStep } from '../domain/schedule/tryStep.ts';
import type { Services } from '../domain/services.ts';
import { openServices } from '../openServices.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { insertProof } from '../testing/insertProof.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';

const kills = 20;
const rivals = 50;
const signInTimeout = 90_000;
const quiet = {
  SIMULATOR_INTERVAL_MS: '600000',
  APP_DIR: 'no-such-folder',
  RATE_WRITES_PER_MINUTE: '1000000',
};
const path = '/api/request/withdrawal';
const approved = { name: 'approved', currency: 'USD' };
const people = [approved, { name: 'yen', currency: 'JPY' }, { name: 'dinar', currency: 'KWD' }];

type Person = { name: string; currency: string };
type User = Person & { token: string };
type SentRequest = { user: User; body: { client_ref: string } };

/** What the servers have acknowledged: ids of requested withdrawals by `client_ref`, and ids of cancelled ones. */
type Acknowledged = { requested: Map<string, string>; cancelled: Set<string> };

/** Returns the body of a request for a withdrawal, with a new proof and a new key. */
async function prepareRequest({ db }: Services, { name, currency }: Person, amount: number) {
  return {
    action: 'request',
    currency,
    amount,
    method_id: `payout-${name}`,
    proof: await insertProof(db, `account-${name}`, Date.now()),
    client_ref: randomUUID(),
  };
}

describe.runIf(isLongRun).each(databaseKinds)('server processes on %s', (kind) => {
  let database: TestDatabase;
  let services: Services;
  const running: ServerProcess[] = [];
  const start = async () => {
    const server = await startProcess({ ...quiet, ...database.env });
    running.push(server);
    return server;
  };
  beforeEach(async () => {
    database = await createDatabase(kind, inject('seeded')[kind]);
    await start();
    services = await openServices(readConfig({ ...quiet, ...database.env }));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
    await services.db.destroy();
    await database.remove();
  });

  test(`server processes accept one of ${rivals} simultaneous requests for the whole balance`, async () => {
    const [one] = running;
    const two = await start();
    if (!one) throw new Error('No server runs.');
    const token = await signIn(one, approved.name);
    const { balance } = await services.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', 'wallet:account-approved:USD')
      .executeTakeFirstOrThrow();
    const bodies = [];
    for (let rival = 0; rival < rivals; rival += 1) {
      bodies.push(await prepareRequest(services, approved, balance));
    }
    const responses = await Promise.all(
      bodies.map((body, rival) => (rival % 2 === 0 ? one : two).call('POST', path, token, body)),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses.filter((status) => status !== 201))).toEqual(new Set([403]));
    const open = await services.db
      .selectFrom('withdrawals')
      .select('amount')
      .where('account_id', '=', 'account-approved')
      .where('state', '=', 'requested')
      .execute();
    expect(open).toEqual([{ amount: balance }]);
    expect((await auditLedger(services.db)).faults).toEqual([]);
  });

  test(
    'server processes lose and duplicate no withdrawal when they are killed',
    async () => {
      await fillWallets(services);
      const acknowledged: Acknowledged = { requested: new Map(), cancelled: new Set() };
      const [first] = running;
      if (!first) throw new Error('No server runs.');
      const users: User[] = [];
      for (const person of people) {
        users.push({ ...person, token: await signIn(first, person.name) });
      }
      let server = first;
      for (let kill = 0; kill < kills; kill += 1) {
        const unanswered = await withdrawUntilKilled(services, server, users, acknowledged);
        server = await start();
        await resend(server, unanswered, acknowledged);
        await assertStored(services.db, acknowledged);
      }
      expect(acknowledged.requested.size).toBeGreaterThan(kills);
    },
    120_000 + kills * 40_000,
  );
});

/**
 * Lets every user request and cancel withdrawals at a server, while the staff advances them, until the server is killed
 * at a random time after its first response. Returns the requests that it has not answered.
 */
async function withdrawUntilKilled(
  services: Services,
  server: ServerProcess,
  users: readonly User[],
  acknowledged: Acknowledged,
): Promise<Set<SentRequest>> {
  const unanswered = new Set<SentRequest>();
  let isKilled = false;
  let killer: NodeJS.Timeout | undefined;
  const kill = () => {
    isKilled = true;
    server.signal('SIGKILL');
  };
  const withdraw = async (user: User) => {
    while (!isKilled) {
      const amount = 3000 + randomInt(2000);
      const request = { user, body: await prepareRequest(services, user, amount) };
      unanswered.add(request);
      const response = await server.call('POST', path, user.token, request.body);
      const saved = (await response.json()) as WithdrawalSaved;
      unanswered.delete(request);
      killer ??= setTimeout(kill, 20 + randomInt(400));
      if (response.status !== 201) continue;
      const { id } = saved.withdrawal;
      acknowledged.requested.set(request.body.client_ref, id);
      if (randomInt(2) === 0) continue;
      const cancel = { action: 'cancel', withdrawal_id: id };
      const cancelled = await server.call('POST', path, user.token, cancel);
      if (cancelled.status === 200) acknowledged.cancelled.add(id);
    }
  };
  const advance = async () => {
    while (!isKilled) {
      await advanceOpen(services);
      await wait(5);
    }
  };
  // The kill makes the last call of every user fail.
  await Promise.all([...users.map((user) => withdraw(user).catch(() => undefined)), advance()]);
  await server.end('SIGKILL');
  return unanswered;
}

/** Sends the unanswered requests again, as the app does. A request is rejected if the user has an open withdrawal. */
async function resend(
  server: ServerProcess,
  requests: Iterable<SentRequest>,
  { requested }: Acknowledged,
): Promise<void> {
  for (const { user, body } of requests) {
    const response = await server.call('POST', path, user.token, body);
    const saved = (await response.json()) as WithdrawalSaved;
    if (response.status === 201) requested.set(body.client_ref, saved.withdrawal.id);
    else expect(response.status).toBe(403);
  }
}

/** Asserts that each acknowledged withdrawal exists once and no other does, and that the ledger adds up. */
async function assertStored(db: Database, { requested, cancelled }: Acknowledged): Promise<void> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'client_ref', 'state'])
    .where('client_ref', 'is not', null)
    .execute();
  const stored = new Map(rows.map((row) => [row.client_ref, row.id]));
  expect(stored.size).toBe(rows.length);
  expect(stored).toEqual(requested);
  for (const id of cancelled) {
    expect(rows.find((row) => row.id === id)?.state).toBe('cancelled');
  }
  expect((await auditLedger(db)).faults).toEqual([]);
}

/** Signs in; tries again if a busy machine rejects it. */
function signIn(server: ServerProcess, name: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const token = await server.signIn(name);
      expect(token).not.toBe('');
      return token;
    },
    { timeout: signInTimeout, interval: 500 },
  );
}

/** Credits so much money to each person that it lasts for the whole test. */
async function fillWallets({ db }: Services): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { name, currency } of people) {
      const amount = 1_000_000_000;
      await post(tx, {
        event: `fill:${name}`,
        at: Date.now(),
        ref: null,
        subject: 'test',
        entries: [
          { account: await openWallet(tx, `account-${name}`, currency), type: 'bonus', amount },
          {
            account: await openInternalAccount(tx, 'brands', currency),
            type: 'counterpart',
            amount: -amount,
          },
        ],
      });
    }
  });
}

/** Moves every open withdrawal one step on, as the staff and the bank do; a payment succeeds or fails at random. */
async function advanceOpen(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('withdrawals')
    .select(['reference', 'state'])
    .where('state', 'in', ['requested', 'processing'])
    .execute();
  for (const { reference, state } of rows) {
    const action = state === 'requested' ? 'process' : randomInt(2) === 0 ? 'pay' : 'fail';
    // Only `fail` uses the reason. With AC06, the payout method stays active, so the user can request the next withdrawal.
    await tryStep(() =>
      inTransaction(services.db, (tx) =>
        advanceWithdrawal(tx, services, reference, { action, actor: 'staff', reason: 'AC06' }),
      ),
    );
  }
}
