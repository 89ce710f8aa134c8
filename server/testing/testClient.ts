import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { demoPassword } from '../demo/seed/accounts.ts';
import { browserCookieName } from '../http/browserCookie.ts';
import { sessionCookieName } from '../http/sessionCookie.ts';

/** An answer as a test reads it. */
export type TestAnswer<Body> = {
  status: number;
  body: Body;
  headers: LightMyRequestResponse['headers'];
};

/** Headers that the app sends with every call. */
export const ownHeaders = {
  'x-requested-with': 'XMLHttpRequest',
  'x-app': 'publisher-web',
  'content-type': 'application/json',
};

/** A browser as far as the API sees it: own headers, own cookies. */
export class TestClient {
  readonly #app: FastifyInstance;
  token: string | null = null;
  /** The secret that the browser is known by before it signs in. */
  browser: string | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Reads a path. */
  get<Body = Record<string, unknown>>(url: string, headers: Record<string, string> = {}) {
    return this.#call<Body>('GET', url, undefined, headers);
  }

  /** Posts a body to a path. */
  post<Body = Record<string, unknown>>(
    url: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ) {
    return this.#call<Body>('POST', url, body, headers);
  }

  /** Signs in as a demo account, by default with the right password. */
  signIn(name: string, password: string = demoPassword) {
    return this.post('/api/signin', { email: `${name}@demo.test`, password });
  }

  async #call<Body>(
    method: 'GET' | 'POST',
    url: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<TestAnswer<Body>> {
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...ownHeaders, ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      cookies: {
        ...(this.token && { [sessionCookieName]: this.token }),
        ...(this.browser && { [browserCookieName]: this.browser }),
      },
    });
    const cookie = response.cookies.find(({ name }) => name === sessionCookieName);
    if (cookie) this.token = cookie.value || null;
    const browser = response.cookies.find(({ name }) => name === browserCookieName);
    if (browser) this.browser = browser.value;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Body,
      headers: response.headers,
    };
  }
}
