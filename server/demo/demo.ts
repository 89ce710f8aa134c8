import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ConfigError } from '../config/readVariables.ts';
import { lostDataError, wasInitialized } from '../database/ownDatabase.ts';
import type { Transports } from '../delivery/transport.ts';
import type { Services } from '../domain/services.ts';
import { serveBios } from './fakeProvider/serveBios.ts';
import { withFakeProviders } from './fakeProvider/fakeProviders.ts';
import { serveFakeProvider } from './fakeProvider/serveFakeProvider.ts';
import { createMailboxTransport, mailboxPath, serveMailbox } from './mailbox.ts';
import { hasDemoAccounts, hasDemoData, seedDemo } from './seed/seed.ts';
import { simulate } from './simulation/simulate.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';

/**
 * All functions of the demo that the server calls. Each does nothing unless the configuration has `isDemo` or, for the mailbox,
 * `hasTestHooks`. To delete the demo, delete this folder and the uses of `demo` in app.ts, start.ts and operator.ts.
 */
export const demo = {
  /** Seeds an empty database; throws a ConfigError if production finds the accounts of the demo. */
  async prepareData(services: Services): Promise<void> {
    const { config, db } = services;
    if (config.isDemo) {
      if (!(await hasDemoData(db))) await assertNoOtherData(services);
      await seedDemo(services);
    } else if (await hasDemoAccounts(db)) {
      throw new ConfigError(
        'This database contains the demo accounts, whose password is public. ' +
          'With DEMO=off use another DATA_DIR or DATABASE_URL.',
      );
    }
  },

  /** Adds the fake providers. */
  extendServices(services: Services, getOwnAddress: () => string): Services {
    if (!services.config.isDemo) return services;
    return { ...services, providers: withFakeProviders(services.providers, getOwnAddress) };
  },

  /** Serves the mailbox, the fake providers and the editable bios. */
  async serve(app: FastifyInstance, services: Services): Promise<void> {
    if (services.config.hasTestHooks) serveMailbox(app, services);
    if (!services.config.isDemo) return;
    await serveFakeProvider(app, services);
    await serveBios(app, services);
  },

  /** Returns the mailbox as the transport of every channel; configured channels replace it. */
  getTransports({ hasTestHooks }: Pick<Config, 'hasTestHooks'>): Transports {
    if (!hasTestHooks) return {};
    const transport = createMailboxTransport((line) => process.stdout.write(`${line}\n`));
    return { email: transport, sms: transport };
  },

  simulate,

  /** Returns what to print once the server listens; null outside the demo. */
  getBanner({ isDemo, app }: Config, address: string): string | null {
    return isDemo ? startupBanner(app.name, address) : null;
  },
};

async function assertNoOtherData({ db, config }: Services): Promise<void> {
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  // Another process may seed the demo at the same time.
  if (await hasDemoData(db)) return;
  if (account) {
    throw new ConfigError(
      'This database contains accounts that are not of the demo. Set DEMO=off, or use another DATA_DIR or DATABASE_URL.',
    );
  }
  // The data folder records that the database has held data, but now it has no account: seeding the demo would hide the loss.
  if (wasInitialized(config.data)) throw lostDataError(config.data);
}

/** Returns the text that is printed when the demo is ready: its address and the demo accounts. */
function startupBanner(appName: string, address: string): string {
  const rows = Object.entries(demoAccounts).map(
    ([name, about]) => `  ${`${name}@demo.test`.padEnd(22)} ${about}`,
  );
  return [
    '',
    `${appName} is ready: ${address}`,
    '',
    `Demo accounts, all with the password ${demoPassword}:`,
    ...rows,
    '',
    `Emails and text messages, including codes: ${address}${mailboxPath}`,
    '',
    '',
  ].join('\n');
}
