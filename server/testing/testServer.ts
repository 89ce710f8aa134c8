import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { seedDemo } from '../demo/seed/seed.ts';
import { tickUntilQuiet } from '../demo/simulation/simulate.ts';
import type { Services } from '../domain/services.ts';
import type { ServerState } from '../routes/handler.ts';
import { openServices } from '../start.ts';
import { createDatabase, type DatabaseKind } from './databases.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { TestClient } from './testClient.ts';

/** A whole server in this process, on a database of its own, with a clock that tests move. */
export type TestServer = {
  app: FastifyInstance;
  services: Services & { clock: TestClock };
  state: ServerState;
  /** A browser that is not signed in. */
  guest(): TestClient;
  /** A browser that signed in with the demo password. */
  signedIn(name: string): Promise<TestClient>;
  /** Lets brands and time act until nothing happens any more. */
  simulate(): Promise<number>;
  close(): Promise<void>;
};

/** Options of a test server; `env` overrides configuration, the demo data is seeded by default. */
export type TestServerOptions = {
  kind?: DatabaseKind;
  env?: Record<string, string>;
  seed?: boolean;
};

/** Opens a test server. */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createDatabase(options.kind ?? 'SQLite');
  const defaults = { LOG_LEVEL: 'silent', APP_DIR: 'no-such-folder' };
  const config = readConfig({ ...defaults, ...options.env, ...database.env });
  const opened = await openServices(config);
  const services = { ...opened, clock: createTestClock() };
  if (options.seed !== false) await seedDemo(services);
  const { fastify: app, state } = await buildApp(services);
  // The stand-in providers of the demo are called over HTTP.
  await app.listen({ host: '127.0.0.1', port: 0 });
  const guest = () => new TestClient(app);
  return {
    app,
    services,
    state,
    guest,
    async signedIn(name) {
      const client = guest();
      const answer = await client.signIn(name);
      if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.status}`);
      return client;
    },
    simulate: () => tickUntilQuiet(services),
    async close() {
      await app.close();
      await services.db.destroy();
      await database.remove();
    },
  };
}
