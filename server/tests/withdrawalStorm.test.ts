import { randomInt, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { WithdrawalSaved } from '../../contract/schemas/withdrawal.ts';
import { inTransaction } from '../database/transaction.ts';
import { advanceWithdrawal } from '../domain/withdrawals/advanceWithdrawal.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { openInternalAccount, openWallet, post } from '../domain/money/ledger.ts';
import { tryStep } from '../domain/schedule/tryStep.ts';
import type { Services } from '../domain/services.ts';
import { openServices } from '../openServices.ts';
import { createDatabase, databaseKinds, type TestDatabase } from '../testing/databases.ts';
import { insertProof } from '../testing/insertProof.ts';
import { isLongRun } from '../../journeys/harness/isLongRun.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';

const kills = isLongRun ? 20 : 1;
const rivals = isLongRun ? 50 : 20;
const startTimeout = 90_000;
const quiet = {
  SIMULATOR_INTERVAL_MS: '600000',
  APP_DIR: 'no-such-folder',
  RATE_WRITES_PER_MINUTE: '1000000',
};
const path = '/api/request/withdrawal';
const people = [
  { name: 'approved', currency: 'USD' },
  { name: 'yen', currency: 'JPY' },
  { name: 'dinar', currency: 'KWD' },
];

describe.each(databaseKinds)('withdrawals of server processes on %s', (kind) => {
  let database: TestDatabase;
  let services: Services;
  const running: ServerProcess[] = [];
  const start = async () => {
    const server = await startProcess({ ...quiet, ...database.env });
    running.push(server);
    return server;
  };
  const prepareRequest = async (name: string, currency: string, amount: number) => ({
    action: 'request',
    currency,
    amount,
    method_id: `payout-${name}`,
    proof: await insertProof(services.db, `account-${name}`, Date.now()),
    client_ref: randomUUID(),
  });
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

  test(`pay a balance once, although ${rivals} requests for it arrive at two processes`, async () => {
    const [one] = running;
    const two = await start();
    if (!one) throw new Error('No server runs.');
    const token = await signIn(one, 'approved');
    const { balance } = await services.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', 'wallet:account-approved:USD')
      .executeTakeFirstOrThrow();
    const bodies = [];
    for (let rival = 0; rival < rivals; rival += 1) {
      bodies.push(await prepareRequest('approved', 'USD', balance));
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
    `lose and double nothing when they are killed ${kills} times`,
    async () => {
      let server = running[0];
      if (!server) throw new Error('No server runs.');
      await fillWallets(services);
      const tokens: string[] = [];
      for (const { name } of people) tokens.push(await signIn(server, name));
      const acknowledged = { requested: new Map<string, string>(), cancelled: new Set<string>() };
      for (let kill = 0; kill < kills; kill += 1) {
        const dying = server;
        let killer: NodeJS.Timeout | undefined;
        const unanswered: { index: number; body: { client_ref: string } }[] = [];
        let isDead = false;
        const withdraw = async (index: number) => {
          const person = people[index];
          if (!person) return;
          while (!isDead) {
            const body = await prepareRequest(person.name, person.currency, 3000 + randomInt(2000));
            unanswered.push({ index, body });
            const response = await dying.call('POST', path, tokens[index], body);
            const saved = (await response.json()) as WithdrawalSaved;
            unanswered.splice(
              unanswered.findIndex((one) => one.body === body),
              1,
            );
            killer ??= setTimeout(
              () => {
                isDead = true;
                dying.signal('SIGKILL');
              },
              20 + randomInt(400),
            );
            if (response.status !== 201) continue;
            acknowledged.requested.set(body.client_ref, saved.withdrawal.id);
            if (randomInt(2) === 0) continue;
            const cancelled = await dying.call('POST', path, tokens[index], {
              action: 'cancel',
              withdrawal_id: saved.withdrawal.id,
            });
            if (cancelled.status === 200) acknowledged.cancelled.add(saved.withdrawal.id);
          }
        };
        const operate = async () => {
          while (!isDead) {
            await advanceAny(services);
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        };
        await Promise.all([
          ...people.map((_person, index) => withdraw(index).catch(() => undefined)),
          operate(),
        ]);
        await dying.end('SIGKILL');
        server = await start();
        // What was not answered is sent again, as the app does.
        for (const { index, body } of unanswered) {
          const response = await server.call('POST', path, tokens[index], body);
          const saved = (await response.json()) as WithdrawalSaved;
          if (response.status === 201) {
            acknowledged.requested.set(body.client_ref, saved.withdrawal.id);
          } else expect(response.status).toBe(403);
        }
        const rows = await services.db
          .selectFrom('withdrawals')
          .select(['id', 'client_ref', 'state'])
          .where('client_ref', 'is not', null)
          .execute();
        const found = new Map(rows.map((row) => [row.client_ref, row.id]));
        expect(found.size).toBe(rows.length);
        expect(found).toEqual(acknowledged.requested);
        for (const id of acknowledged.cancelled) {
          expect(rows.find((row) => row.id === id)?.state).toBe('cancelled');
        }
        expect((await auditLedger(services.db)).faults).toEqual([]);
      }
      expect(acknowledged.requested.size).toBeGreaterThan(kills);
    },
    120_000 + kills * 40_000,
  );
});

/** Signs in, again if a busy machine has rejected it. */
function signIn(server: ServerProcess, name: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const token = await server.signIn(name);
      expect(token).not.toBe('');
      return token;
    },
    { timeout: startTimeout, interval: 500 },
  );
}

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

/** Takes a random step with every open withdrawal, as the staff and the bank do. */
async function advanceAny(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('withdrawals')
    .select(['reference', 'state'])
    .where('state', 'in', ['requested', 'processing'])
    .execute();
  for (const { reference, state } of rows) {
    const action = state === 'requested' ? 'process' : randomInt(2) === 0 ? 'pay' : 'fail';
    await tryStep(() =>
      inTransaction(services.db, (tx) =>
        advanceWithdrawal(tx, services, reference, { action, actor: 'staff', reason: 'AC06' }),
      ),
    );
  }
}
