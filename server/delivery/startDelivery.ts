import type { FastifyBaseLogger } from 'fastify';
import { createErrorLog } from '../backgroundErrors.ts';
import type { Config } from '../config.ts';
import type { ServerState } from '../domain/health.ts';
import { readOutboxHealth } from '../domain/outboxHealth.ts';
import type { Services } from '../domain/services.ts';
import { minute, second } from '../durations.ts';
import { startInterval, type RunningInterval } from '../interval.ts';
import { deliverOutbox, describeFailure } from './deliverOutbox.ts';
import { runInBackground, type Telemetry } from '../telemetry/telemetry.ts';
import { createSmsTransport } from './smsWebhook.ts';
import { createSmtpTransport } from './smtp.ts';
import type { Transports } from './transport.ts';

const variables = { email: 'SMTP_URL', sms: 'SMS_WEBHOOK_URL' } as const;

/** Creates the transports whose addresses are configured. */
export function createTransports({ mail }: Pick<Config, 'mail'>): Transports {
  return {
    ...(mail.smtpUrl && { email: createSmtpTransport(mail.smtpUrl, mail.from) }),
    ...(mail.smsUrl && { sms: createSmsTransport(mail.smsUrl, mail.smsSecret) }),
  };
}

/**
 * Starts to deliver the outbox, with `fallback` for channels that are not configured. Logs a warning for each channel without a transport,
 * and every minute while messages are late; the health check reports late messages too.
 */
export function startDelivery(
  services: Services,
  log: FastifyBaseLogger,
  fallback: Transports,
  state: ServerState,
  telemetry: Telemetry | null = null,
): RunningInterval {
  const transports = { ...fallback, ...createTransports(services.config) };
  for (const channel of ['email', 'sms'] as const) {
    if (transports[channel]) continue;
    const message = `${variables[channel]} is not set: messages stay in the outbox`;
    log.warn({ event: 'delivery', channel }, message);
  }
  const onError = createErrorLog(log, 'delivery failed');
  let checkedAt = -Infinity;
  return startInterval(second, onError, async () => {
    await runInBackground(telemetry, 'delivery', () => deliverOnce(services, transports, log));
    if (performance.now() - checkedAt < minute) return;
    checkedAt = performance.now();
    const { isLate, waiting, oldestAge, failed } = await readOutboxHealth(services);
    state.isMailLate = isLate;
    if (!isLate) return;
    const minutes = Math.round(oldestAge / minute);
    log.error({ event: 'delivery', waiting, minutes, failed }, 'messages are late');
  });
}

// Delivers once, and logs one line for each kind of error, because each attempt fails in an outage. Returns the number of deliveries plus
// the number of kinds of errors: `runInBackground` traces only runs with a result above 0.
async function deliverOnce(
  services: Services,
  transports: Transports,
  log: FastifyBaseLogger,
): Promise<number> {
  const failures = new Map<string, { channel: string; error: string; ids: string[] }>();
  const delivered = await deliverOutbox(services, transports, ({ id, channel }, cause) => {
    const error = describeFailure(cause);
    const failure = failures.get(`${channel} ${error}`) ?? { channel, error, ids: [] };
    failure.ids.push(id);
    failures.set(`${channel} ${error}`, failure);
  });
  for (const { channel, error, ids } of failures.values()) {
    const [id] = ids;
    log.error({ event: 'delivery', id, channel, error, count: ids.length }, 'not delivered');
  }
  return delivered + failures.size;
}
