import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { checkLargeFile } from './database/integrity.ts';
import { markInitialized } from './database/ownDatabase.ts';
import { startDelivery } from './delivery/startDelivery.ts';
import { demo } from './demo/demo.ts';
import { cleanup } from './domain/schedule/cleanup.ts';
import { runDueJobs } from './domain/schedule/runDueJobs.ts';
import { warmUpPasswords } from './domain/session/passwords.ts';
import { hour } from './durations.ts';
import { startInterval } from './interval.ts';
import { openServices } from './openServices.ts';

/** A listening server. */
export type RunningServer = {
  /** Text to print once the server listens; null if there is none. */
  banner: string | null;
  /** Stops accepting requests, waits for running ones and closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the services, listens, and starts due jobs, delivery and cleanup. `onDamage` is called if a large database file, which is
 * checked while the server runs, is damaged.
 */
export async function startServer(
  config: Config,
  onDamage: (error: unknown) => void = () => undefined,
): Promise<RunningServer> {
  const services = await openServices(config);
  const { db, clock } = services;
  await clock.refresh();
  await demo.prepareData(services);
  markInitialized(config.data);
  await warmUpPasswords();
  const { fastify, state } = await buildApp(services);
  await fastify.listen({ host: config.server.host, port: config.server.port });
  void checkLargeFile(config.data).catch((err: unknown) => {
    fastify.log.fatal({ event: 'damage', err }, 'the database is damaged');
    onDamage(err);
  });
  const onError = (err: unknown) => fastify.log.error({ event: 'background', err }, 'work failed');
  const dueJobs = startInterval(config.simulation.interval, onError, async () => {
    await clock.refresh();
    await runDueJobs(services);
    await demo.simulate(services, config.simulation.delay);
  });
  const delivery = startDelivery(services, fastify.log, demo.getTransports(config));
  const housekeeping = startInterval(hour, onError, () => cleanup(services));
  return {
    banner: demo.getBanner(
      config,
      config.server.publicOrigin || `http://localhost:${getPort(fastify.server.address())}`,
    ),
    async close() {
      state.isShuttingDown = true;
      // Load balancers see 503 and send new requests elsewhere.
      await wait(config.server.shutdownGrace);
      await Promise.all([dueJobs.stop(), delivery.stop(), housekeeping.stop(), fastify.close()]);
      await db.destroy();
    },
  };
}

function getPort(address: string | { port: number } | null): number | string {
  return address !== null && typeof address === 'object' ? address.port : '';
}
