import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../domain/services.ts';
import { second } from '../durations.ts';
import { startInterval, type RunningInterval } from '../interval.ts';
import { deliverOutbox } from './deliverOutbox.ts';
import { createSmsTransport } from './smsWebhook.ts';
import { createSmtpTransport } from './smtp.ts';
import type { Transports } from './transport.ts';

const variables = { email: 'SMTP_URL', sms: 'SMS_WEBHOOK_URL' } as const;

/** Creates the transports that the configuration has an address for. */
export function createTransports({ mail }: Pick<Config, 'mail'>): Transports {
  return {
    ...(mail.smtpUrl && { email: createSmtpTransport(mail.smtpUrl, mail.from) }),
    ...(mail.smsUrl && { sms: createSmsTransport(mail.smsUrl, mail.smsSecret) }),
  };
}

/**
 * Delivers the outbox from now on, with `fallback` for channels that are not configured. Logs a warning for each channel
 * without a transport.
 */
export function startDelivery(
  services: Services,
  log: FastifyBaseLogger,
  fallback: Transports,
): RunningInterval {
  const transports = { ...fallback, ...createTransports(services.config) };
  for (const channel of ['email', 'sms'] as const) {
    if (transports[channel]) continue;
    const message = `${variables[channel]} is not set: messages stay in the outbox`;
    log.warn({ event: 'delivery', channel }, message);
  }
  const onError = (err: unknown) => log.error({ event: 'background', err }, 'delivery failed');
  return startInterval(second, onError, async () => {
    await deliverOutbox(services, transports, ({ id, channel, attempts }, error) => {
      // Error messages of mail servers contain the address, so only name and code are logged.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'none';
      const name = error instanceof Error ? error.name : 'unknown';
      log.error({ event: 'delivery', id, channel, attempts, name, code }, 'not delivered');
    });
  });
}
