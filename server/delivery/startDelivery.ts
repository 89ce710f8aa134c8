import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../domain/services.ts';
import { repeat, type Repeated } from '../interval.ts';
import { carriersOf } from './transports.ts';
import { deliverOutbox } from './deliver.ts';

const interval = 1_000;

/** Delivers from now on what comes into the outbox; warns of what this installation cannot deliver. */
export function startDelivery(services: Services, log: FastifyBaseLogger): Repeated {
  const carriers = carriersOf(services.config, (line) => process.stdout.write(`${line}\n`));
  for (const [channel, variable] of [
    ['email', 'SMTP_URL'],
    ['sms', 'SMS_WEBHOOK_URL'],
  ] as const) {
    if (carriers[channel]) continue;
    log.warn({ event: 'delivery', channel }, `${variable} is not set: what goes there waits`);
  }
  const fail = (err: unknown) => log.error({ event: 'background', err }, 'delivery failed');
  return repeat(interval, fail, async () => {
    await deliverOutbox(services, carriers, ({ id, channel, attempts }, error) => {
      // What a mail server says quotes the address, so only its code is told.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
      const name = error instanceof Error ? error.name : 'unknown';
      log.error({ event: 'delivery', id, channel, attempts, name, code }, 'not delivered');
    });
  });
}
