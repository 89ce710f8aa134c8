import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { createErrorLog } from './backgroundErrors.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config/readVariables.ts';
import { checkLargeFile, checkWhileRunning } from './database/integrity.ts';
import { prepareSchema } from './database/prepareSchema.ts';
import { assertKnownSchema, NewerSchemaError } from './database/schemaState.ts';
import { markInitialized } from './database/ownDatabase.ts';
import { startDelivery } from './delivery/startDelivery.ts';
import { demo } from './demo/demo.ts';
import { describeHiddenAccounts, findHiddenAccounts } from './domain/accounts/hiddenAccounts.ts';
import { cleanup } from './domain/schedule/cleanup.ts';
import { assertKeys, storeCanary } from './domain/keyCheck.ts';
import { runDueJobs } from './domain/schedule/runDueJobs.ts';
import { warmUpPasswords } from './domain/session/passwords.ts';
import { hour, minute, second } from './durations.ts';
import { createUpgradePage } from './http/upgradePage.ts';
import { startInterval } from './interval.ts';
import { createMetrics } from './metrics.ts';
import { openServices, whenAvailable } from './openServices.ts';
import { watchStatements } from './telemetry/statements.ts';
import { createTelemetry, runInBackground } from './telemetry/telemetry.ts';

/** A listening server. */
export type RunningServer = {
  /** Where it listens on this machine. */
  address: string;
  /** Text to print once the server listens; null if there is none. */
  banner: string | null;
  /** Logs an unhandled error, and sends it on. */
  reportFatal: (error: unknown) => Promise<void>;
  /** Resolves once the database file has been checked while the server runs. */
  checked: Promise<void>;
  /** Stops accepting requests, waits for running ones and closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the services, listens, and starts due jobs, delivery and cleanup. `onFatal` is called if the server must end: a large database
 * file, which is checked while the server runs, is damaged, or a newer version has migrated the database.
 */
export async function startServer(
  config: Config,
  onFatal: (error: unknown) => void = () => undefined,
): Promise<RunningServer> {
  const upgradePage = createUpgradePage(config);
  const statements = watchStatements(
    config.data.slowQuery,
    config.data.url ? 'postgresql' : 'sqlite',
  );
  const services = await openServices(config, {
    observe: statements.observe,
    prepare: (opened, data) => prepareSchema(opened, data, upgradePage),
    patience: minute,
    onWait: upgradePage.onWait,
  });
  const { db, clock } = services;
  await clock.refresh();
  await whenAvailable(async () => {
    await demo.prepareData(services);
    await assertKeys(db, config.encryption);
    await storeCanary(db, config.encryption);
  }, minute);
  markInitialized(config.data);
  await warmUpPasswords();
  const metrics = await createMetrics(services);
  // The callback uses `fastify`, which exists before the first request or background work that is recorded.
  const telemetry = await createTelemetry(config, (kind, dropped, reason) =>
    fastify.log.warn({ event: 'telemetry', kind, dropped, reason }, 'not sent to the collector'),
  );
  const { fastify, state } = await buildApp(services, {
    observe: metrics?.observeRequest,
    telemetry,
  });
  statements.log = fastify.log;
  for (const text of describeHiddenAccounts(await findHiddenAccounts(db))) {
    fastify.log.warn({ event: 'accounts' }, text);
  }
  await fastify.listen({ host: config.server.host, port: config.server.port });
  await metrics?.listen(state);
  const onError = createErrorLog(fastify.log, 'work failed');
  const closing = new AbortController();
  const checked = checkFile();
  const dueJobs = startInterval(config.simulation.interval, onError, async () => {
    await runInBackground(telemetry, 'due jobs', async () => {
      await clock.refresh();
      const changes = await runDueJobs(services);
      await demo.simulate(services, config.simulation.delay);
      return changes;
    });
    state.dueJobsRanAt = performance.now();
  });
  const delivery = startDelivery(
    services,
    fastify.log,
    demo.getTransports(config),
    state,
    telemetry,
  );
  const housekeeping = startInterval(hour, onError, async () => {
    await runInBackground(telemetry, 'cleanup', async () => {
      await cleanup(services);
      // Counts as a change, so that each cleanup is traced.
      return 1;
    });
  });
  const schemaWatch = startInterval(second, onError, () => watchSchema());

  async function checkFile(): Promise<void> {
    try {
      await checkLargeFile(config.data);
    } catch (err) {
      fastify.log.fatal({ event: 'damage', err }, 'the database is damaged');
      return onFatal(err);
    }
    try {
      await checkWhileRunning(config.data, closing.signal);
    } catch (err) {
      if (!(err instanceof ConfigError)) return onError(err);
      // What only the full check finds, such as an index that misses rows, does not end the server: the rows can still be backed up.
      state.isDamaged = true;
      fastify.log.fatal({ event: 'damage', err }, err.message);
    }
  }

  async function watchSchema(): Promise<void> {
    try {
      await assertKnownSchema(db);
    } catch (err) {
      if (!(err instanceof NewerSchemaError) || state.isOutdated) throw err;
      state.isOutdated = true;
      fastify.log.fatal({ event: 'schema', err }, err.message);
      void close().then(() => onFatal(err));
    }
  }

  async function close(): Promise<void> {
    state.isShuttingDown = true;
    closing.abort();
    // Load balancers see 503 and send new requests elsewhere.
    await wait(config.server.shutdownGrace);
    const intervals = [dueJobs, delivery, housekeeping, schemaWatch].map((one) => one.stop());
    await Promise.all([...intervals, fastify.close(), metrics?.close()]);
    await Promise.all([db.destroy(), telemetry?.close()]);
  }

  return {
    address: `http://localhost:${getPort(fastify.server.address())}`,
    banner: demo.getBanner(
      config,
      config.server.publicOrigin || `http://localhost:${getPort(fastify.server.address())}`,
    ),
    async reportFatal(err) {
      fastify.log.fatal({ event: 'crash', err }, 'an error was not handled');
      await telemetry?.close();
    },
    checked,
    close,
  };
}

function getPort(address: string | { port: number } | null): number | string {
  return address !== null && typeof address === 'object' ? address.port : '';
}
