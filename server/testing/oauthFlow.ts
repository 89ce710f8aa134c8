import type { OAuthFlowType, SignInProvider } from '../../contract/rules/platforms.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** The callback parameters of a provider, as the app posts them. */
export type Callback = Record<string, string>;

/** The fields of the fake provider's consent form: a demo person by subject, or a new one by handle. */
export type Consent = {
  who?: string;
  handle?: string;
  answer?: 'approve' | 'deny' | 'error';
} & Record<string, string>;

/** Starts an OAuth flow and returns the URL of the consent page. */
export async function beginFlow(
  client: TestClient,
  type: OAuthFlowType,
  provider: SignInProvider,
): Promise<URL> {
  const { status, body } = await client.post(`/api/${type}/${provider}`);
  if (status !== 200) throw new Error(`${type} did not start: ${status}`);
  return new URL(String(body['redirect_url']));
}

/** Submits the consent form of the fake provider and returns the callback parameters. */
export async function giveConsent(
  server: TestServer,
  address: URL,
  { who = 'new', answer = 'approve', ...fields }: Consent,
): Promise<Callback> {
  const form = new URLSearchParams({
    ...Object.fromEntries(address.searchParams),
    name: 'Robin Vale',
    handle: 'robinvale',
    followers: '5400',
    who,
    answer,
    ...fields,
  });
  const reply = await server.app.inject({
    method: 'POST',
    url: address.pathname,
    headers: { host: address.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  if (reply.statusCode !== 303) throw new Error(`The fake provider sent ${reply.statusCode}.`);
  const { searchParams } = new URL(String(reply.headers.location));
  // The app does not post the provider's description of an error.
  searchParams.delete('error_description');
  return Object.fromEntries(searchParams);
}

/** Runs a whole OAuth flow: starts it, gives consent and posts the callback. */
export async function completeFlow(
  server: TestServer,
  client: TestClient,
  type: OAuthFlowType,
  provider: SignInProvider,
  consent: Consent = {},
) {
  const callback = await giveConsent(server, await beginFlow(client, type, provider), consent);
  return client.post(`/api/${type}/${provider}`, callback);
}
