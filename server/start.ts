import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config/readVariables.ts';
import { connect } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { holdsDemo, seedDemo } from './demo/seed/seed.ts';
import { startDelivery } from './delivery/startDelivery.ts';
import { movableClock, systemClock } from './domain/clock.ts';
import { keepHouse } from './domain/schedule/cleanup.ts';
import { tick } from './demo/simulation/simulate.ts';
import type { Services } from './domain/services.ts';
import { warmUpPasswords } from './domain/session/passwords.ts';
import { repeat } from './interval.ts';
import { welcomeText } from './demo/startupBanner.ts';

const hour = 3_600_000;

/** A server that listens; `close` drains it, `welcome` is the text for people in the demo. */
export type RunningServer = {
  address: string;
  close: () => Promise<void>;
  welcome: ((address: string) => string) | null;
};

/** Connects, migrates, seeds in the demo, and listens; starts the work that time brings. */
export async function startServer(config: Config): Promise<RunningServer> {
  const services = await openServices(config);
  const { db, clock } = services;
  await clock.refresh();
  if (config.isDemo) await seedDemo(services);
  else if (await holdsDemo(db)) {
    throw new ConfigError(
      'This database holds the accounts of the demo, whose password is public. ' +
        'With DEMO=off use another DATA_DIR or DATABASE_URL.',
    );
  }
  await warmUpPasswords();
  const { fastify, state } = await buildApp(services);
  await fastify.listen({ host: config.server.host, port: config.server.port });
  const fail = (err: unknown) => fastify.log.error({ event: 'background', err }, 'work failed');
  const market = repeat(config.simulator.interval, fail, async () => {
    await clock.refresh();
    await tick(services, config.simulator.delay);
  });
  const delivery = startDelivery(services, fastify.log);
  const house = repeat(hour, fail, () => keepHouse(services));
  return {
    address: config.server.publicOrigin || `http://localhost:${portOf(fastify.server.address())}`,
    welcome: config.isDemo ? (address) => welcomeText(config.app.name, address) : null,
    async close() {
      state.isShuttingDown = true;
      // Whoever balances the load sees 503 in time to send new calls elsewhere.
      await wait(config.server.shutdownGrace);
      await Promise.all([market.stop(), delivery.stop(), house.stop(), fastify.close()]);
      await db.destroy();
    },
  };
}

/** Connects to the database, brings it to the newest schema, and picks the clock of the mode. */
export async function openServices(config: Config): Promise<Services> {
  const db = connect(config.data);
  await migrate(db);
  return { db, config, clock: config.hasSeams ? movableClock(db) : systemClock };
}

function portOf(address: string | { port: number } | null): number | string {
  return address !== null && typeof address === 'object' ? address.port : '';
}
