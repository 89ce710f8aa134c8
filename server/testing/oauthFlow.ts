import type { RoundTrip, SignProvider } from '../contract/social.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** What came back from a provider, as the app posts it. */
export type Returned = Record<string, string>;

/** How somebody answers at the stand-in provider; a demo person, or a new one by handle. */
export type Consent = {
  who?: string;
  handle?: string;
  answer?: 'approve' | 'deny' | 'error';
} & Record<string, string>;

/** Begins a round trip and answers where the browser is sent. */
export async function begin(
  client: TestClient,
  type: RoundTrip,
  provider: SignProvider,
): Promise<URL> {
  const { status, body } = await client.post(`/api/${type}/${provider}`);
  if (status !== 200) throw new Error(`${type} could not begin: ${status}`);
  return new URL(String(body['redirect_url']));
}

/** Answers at the stand-in and reads what the browser comes back with. */
export async function consent(
  server: TestServer,
  address: URL,
  { who = 'new', answer = 'approve', ...more }: Consent,
): Promise<Returned> {
  const person = { name: 'Robin Vale', handle: 'robinvale', followers: '5400' };
  const form = new URLSearchParams({
    ...Object.fromEntries(address.searchParams),
    ...{ ...person, who, answer, ...more },
  });
  const reply = await server.app.inject({
    method: 'POST',
    url: address.pathname,
    headers: { host: address.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  if (reply.statusCode !== 303) throw new Error(`The stand-in answered ${reply.statusCode}.`);
  const { searchParams } = new URL(String(reply.headers.location));
  searchParams.delete('error_description');
  return Object.fromEntries(searchParams);
}

/** A whole round trip: begins, consents, comes back and finishes. */
export async function travel(
  server: TestServer,
  client: TestClient,
  type: RoundTrip,
  provider: SignProvider,
  how: Consent = {},
) {
  const returned = await consent(server, await begin(client, type, provider), how);
  return client.post(`/api/${type}/${provider}`, returned);
}
