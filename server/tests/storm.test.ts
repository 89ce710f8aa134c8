import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { second } from '../durations.ts';
import { createDatabase, databaseKinds } from '../testing/databases.ts';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { assertAcknowledged } from './storm/assertAcknowledged.ts';
import { openSlowClients } from './storm/slowClients.ts';
import { runStormClient, type StormRecord } from './storm/stormClient.ts';
import { prepareStorm } from './storm/stormData.ts';
import { cutConnections, openDisk, restart, startServer } from './storm/stormServers.ts';

/** Length of a storm in s: clients work on two servers while the test kills servers, cuts connections and fills the disk. */
const seconds = 180;
const clients = 20;
const slowClients = 12;
/** How much longer a storm may last on a slow machine, in ms. */
const longestExtension = 60 * second;

/** A fault that the test causes: it kills a server, cuts connections, or fills the disk. */
type Fault = 'kill' | 'cut' | 'fill';

/** What has happened in a storm: the faults that the test caused, and how the servers responded. */
type Storm = { faults: Record<Fault, number>; record: StormRecord };

function openStorm(): Storm {
  return {
    faults: { kill: 0, cut: 0, fill: 0 },
    record: { tokens: [], applications: [], submissions: [], responses: {}, unexpected: [] },
  };
}

/** Counts the sessions, applications and submissions that were acknowledged. */
function countAcknowledged({ tokens, applications, submissions }: StormRecord): number[] {
  return [tokens.length, applications.length, submissions.length];
}

/** Returns whether every fault and every kind of failed call has occurred, and the clients have done enough work. */
function isComplete({ faults, record }: Storm): boolean {
  // Calls fail without a response when the connection is cut, and with 503 when the server cannot serve them.
  const { none: cut = 0, 503: unavailable = 0 } = record.responses;
  const isFaulty = Math.min(...Object.values(faults), cut, unavailable) > 0;
  // Only the live link has no caption. It is the last step of a job: the brand approves it and pays.
  const hasLiveLink = record.submissions.some(({ caption }) => caption === '');
  return isFaulty && hasLiveLink && Math.min(...countAcknowledged(record)) > clients;
}

test.runIf(isLongRun).each(databaseKinds)(
  'a storm over two processes on %s loses nothing that was acknowledged',
  // The storm and the final poll can each take `longestExtension` longer; the rest of the test has two minutes.
  { timeout: 2 * longestExtension + (seconds + 120) * second },
  async (kind) => {
    const database = await createDatabase(kind);
    const entriesBefore = await prepareStorm(database.env, {
      accounts: clients,
      jobs: 10 + seconds * 2,
    });
    const servers = [await startServer(database.env), await startServer(database.env)];
    onTestFinished(async () => {
      for (const { proxy, process } of servers) {
        proxy.close();
        await process.end('SIGKILL');
      }
      await database.remove();
    });
    const getAddresses = () => servers.map(({ proxy }) => proxy.url);
    onTestFinished(openSlowClients(slowClients, getAddresses));

    const storm = openStorm();
    const { faults, record } = storm;
    const end = Date.now() + seconds * second;
    // On a slow machine the storm lasts until everything that it tests has happened.
    const isOver = () => Date.now() > (isComplete(storm) ? end : end + longestExtension);
    const users = Array.from({ length: clients }, (_, index) =>
      runStormClient(index, getAddresses, record, isOver),
    );
    const disk = await openDisk(kind, database.env, servers);
    const cause: Record<Fault, () => Promise<void>> = {
      cut: () => cutConnections(kind, database.env, servers),
      async kill() {
        const server = servers[faults.kill % servers.length];
        if (server) await restart(server, database.env);
      },
      async fill() {
        await disk.setFull(true);
        // Lets calls meet the full disk.
        await wait(700);
        await disk.setFull(false);
      },
    };
    while (!isOver()) {
      for (const fault of ['cut', 'kill', 'cut', 'fill'] as const) {
        if (isOver()) break;
        faults[fault] += 1;
        await cause[fault]();
        // A random pause, so that faults hit calls in different moments.
        await wait(500 + Math.random() * 500);
      }
    }
    await Promise.all(users);

    for (const { process } of servers) {
      expect((await process.call('GET', '/api/health')).status).toBe(200);
    }
    const countEntries = () => assertAcknowledged(database.env, servers, record);
    // Asserts once without the poll, which would repeat a failed assertion until it passes.
    await countEntries();
    await expect
      .poll(countEntries, { interval: second, timeout: longestExtension })
      .toBeGreaterThan(entriesBefore);
    const output = servers.map((server) => server.earlierOutput + server.process.output());
    expect(output.join('\n')).not.toMatch(/uncaught|unhandled|The server could not start/i);
    expect(servers.flatMap(({ crashes }) => crashes)).toEqual([]);
    expect(record.unexpected).toEqual([]);
    expect(Math.min(...Object.values(faults))).toBeGreaterThan(0);
    expect(record.responses['none']).toBeGreaterThan(0);
    expect(record.responses[503]).toBeGreaterThan(0);
    const counts = countAcknowledged(record);
    const { responses } = record;
    process.stdout.write(`${kind}: ${JSON.stringify({ faults, counts, responses })}\n`);
    expect(Math.min(...counts)).toBeGreaterThan(clients);
  },
);
