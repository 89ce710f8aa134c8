import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { seedDemo } from '../demo/seed/seed.ts';
import { simulateUntilIdle } from '../demo/simulation/simulate.ts';
import type { ServerState } from '../domain/health.ts';
import type { Services } from '../domain/services.ts';
import { createDeviceCookie } from '../domain/session/knownDevices.ts';
import { openServices } from '../openServices.ts';
import { createDatabase, type DatabaseKind } from './databases.ts';
import { TestClient } from './testClient.ts';
import { createTestClock, type TestClock } from './testClock.ts';

/** A server in this process, on its own database, with a clock that tests move. */
export type TestServer = {
  app: FastifyInstance;
  services: Services & { clock: TestClock };
  state: ServerState;
  /** Returns a browser without a session. */
  guest(): TestClient;
  /** Signs in with the demo password on a known device, so that no email is sent about it, and returns the client. */
  signedIn(name: string): Promise<TestClient>;
  /** Runs due jobs and lets the brands act until nothing changes. */
  simulate(): Promise<number>;
  close(): Promise<void>;
};

/** Options of a test server; `env` overrides the configuration, demo data is seeded by default. */
export type TestServerOptions = {
  kind?: DatabaseKind;
  env?: Record<string, string>;
  seed?: boolean;
};

/** Returns whether a configuration has the same demo data as the default one. The demo data depends on these parts. */
function hasDefaultSeed(config: Config): boolean {
  const select = ({ encryption, marketplace, withdrawal }: Config) => ({
    encryption,
    marketplace,
    withdrawal,
  });
  return isDeepStrictEqual(select(config), select(readConfig({})));
}

/** Opens a test server. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const kind = options.kind ?? 'SQLite';
  const env = { LOG_LEVEL: 'silent', APP_DIR: 'no-such-folder', ...options.env };
  // Copying the demo data takes a tenth of the time of seeding it.
  const seeded =
    options.seed !== false && hasDefaultSeed(readConfig(env)) ? inject('seeded') : null;
  const database = await createDatabase(kind, seeded?.[kind]);
  const config = readConfig({ ...env, ...database.env });
  const services = { ...(await openServices(config)), clock: createTestClock(seeded?.at) };
  if (options.seed !== false && !seeded) await seedDemo(services);
  const { fastify: app, state } = await buildApp(services);
  // The server calls the fake providers over HTTP.
  await app.listen({ host: '127.0.0.1', port: 0 });
  const guest = () => new TestClient(app);
  return {
    app,
    services,
    state,
    guest,
    async signedIn(name) {
      const client = guest();
      client.device = createDeviceCookie(config.encryption, `account-${name}`);
      const response = await client.signIn(name);
      if (response.status !== 200) throw new Error(`${name} could not sign in: ${response.status}`);
      return client;
    },
    simulate: () => simulateUntilIdle(services),
    async close() {
      await app.close();
      await services.db.destroy();
      await database.remove();
    },
  };
}
