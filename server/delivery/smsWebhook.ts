import { second } from '../durations.ts';
import type { Transport } from './transport.ts';

const timeout = 10 * second;

class SmsError extends Error {
  override name = 'SmsError';
}

/**
 * Creates a transport that posts `{ id, to, text }` to a text message service, with the secret as bearer token. Throws on every response
 * other than 2xx. A retry has the same `id`, so that the service can ignore duplicates.
 */
export function createSmsTransport(url: string, secret: string): Transport {
  return async ({ id, recipient, body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ id, to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) throw new SmsError(`The service answered ${response.status}.`);
  };
}
