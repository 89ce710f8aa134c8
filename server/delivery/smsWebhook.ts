import type { Carrier } from './transport.ts';

const patience = 10_000;

/** Thrown where the service for text messages did not take one; the message tells its status only. */
class SmsError extends Error {
  override name = 'SmsError';
}

/**
 * Carries text messages to a service: POST of `{ id, to, text }` with the secret as a bearer token. Any
 * answer but 2xx is a failure; the same `id` at a second try is the same message.
 */
export function smsWebhookCarrier(url: string, secret: string): Carrier {
  return async ({ id, recipient, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ id, to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsError(`The service answered ${response.status}.`);
  };
}
