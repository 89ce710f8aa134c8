import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { requestHeaders } from '../../contract/rules/requestHeaders.ts';
import { demoPassword } from '../demo/seed/accounts.ts';
import { getCookieName } from '../http/cookies.ts';

/** A response as tests read it. */
export type TestResponse<Body> = {
  status: number;
  body: Body;
  headers: LightMyRequestResponse['headers'];
};

/** Headers that the app sends with every call. */
export const ownHeaders = {
  ...requestHeaders,
  'content-type': 'application/json',
};

const names = {
  session: getCookieName('session'),
  device: getCookieName('device'),
  browser: getCookieName('browser'),
};

/** A browser as the API sees it, with its headers and cookies. */
export class TestClient {
  readonly #app: FastifyInstance;
  token: string | null = null;
  /** The secret in the cookie that identifies the browser before it has a session. */
  browser: string | null = null;
  /** The cookie that makes a device known. */
  device: string | null = null;
  /** The IP address of the browser. */
  address = '127.0.0.1';

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sends a GET request. */
  get<Body = Record<string, unknown>>(url: string, headers: Record<string, string> = {}) {
    return this.#call<Body>('GET', url, undefined, headers);
  }

  /** Sends a POST request. */
  post<Body = Record<string, unknown>>(
    url: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ) {
    return this.#call<Body>('POST', url, body, headers);
  }

  /** Signs in as a demo account, by default with the correct password. */
  signIn(name: string, password: string = demoPassword) {
    return this.post('/api/signin', { email: `${name}@demo.test`, password });
  }

  /** Returns whether the session of the browser is valid. */
  async hasSession(): Promise<boolean> {
    const { body } = await this.get('/api/user');
    return 'id' in body;
  }

  async #call<Body>(
    method: 'GET' | 'POST',
    url: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<TestResponse<Body>> {
    const response = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { host: 'portal.test', ...ownHeaders, ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      cookies: {
        ...(this.token && { [names.session]: this.token }),
        ...(this.device && { [names.device]: this.device }),
        ...(this.browser && { [names.browser]: this.browser }),
      },
    });
    const cookie = response.cookies.find(({ name }) => name === names.session);
    if (cookie) this.token = cookie.value || null;
    const device = response.cookies.find(({ name }) => name === names.device);
    if (device) this.device = device.value;
    const browser = response.cookies.find(({ name }) => name === names.browser);
    if (browser) this.browser = browser.value;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.body) as Body,
      headers: response.headers,
    };
  }
}
