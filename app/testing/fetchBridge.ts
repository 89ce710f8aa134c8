import type { FastifyInstance } from 'fastify';
import { longestDelay } from '../../journeys/harness/stress.ts';
import { getCookieName } from '../../server/http/cookies.ts';

// The server is on plain HTTP at a loopback address, where cookies have no prefix.
const isPlain = true;
const cookieNames = {
  device: getCookieName('device', { isPlain }),
  session: getCookieName('session', { isPlain }),
};
// The real timer, because tests replace the global one by a fake timer later.
const { setTimeout } = globalThis;

/** Returns a response in place of the server, or undefined to call the server. */
export type Interception = (
  url: URL,
  init: RequestInit,
) => Response | Promise<Response> | undefined;

/** Routes `fetch` to the server in this process, with cookies and headers as a browser sends them. */
export class FetchBridge {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  readonly #interceptions = new Set<Interception>();
  #running = 0;
  #isBlockingCookies = false;
  #faultyCall: { call: RegExp; deliver: () => Promise<void> } | null = null;
  /** The calls so far, such as `GET /api/user`. */
  readonly calls: string[] = [];

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sets the cookie of a device that has signed in before, so that no email reports a new device. */
  rememberDevice(value: string): void {
    this.#cookies.set(cookieNames.device, value);
  }

  /** Replaces the global `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const method = init.method === 'POST' ? 'POST' : 'GET';
    this.calls.push(`${method} ${url.pathname}${url.search}`);
    for (const intercept of this.#interceptions) {
      const intercepted = intercept(url, init);
      if (intercepted) return await intercepted;
    }
    this.#running += 1;
    try {
      return await this.#call(method, url, init);
    } finally {
      this.#running -= 1;
    }
  };

  async #call(method: 'GET' | 'POST', url: URL, init: RequestInit): Promise<Response> {
    const response = await this.#app.inject({
      method,
      url: `${url.pathname}${url.search}`,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        host: location.host,
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { origin: location.origin }),
      },
      cookies: Object.fromEntries(this.#cookies),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isExpired = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isExpired || this.#isBlockingCookies) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    if (longestDelay > 0) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestDelay));
    }
    if (this.#faultyCall?.call.test(`${method} ${url.pathname}`)) await this.#faultyCall.deliver();
    return new Response(response.body, {
      status: response.statusCode,
      headers: Object.entries(response.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  }

  /**
   * Resolves when the server has responded to all calls and to the calls that followed from their responses, and the page has rendered.
   * Does not wait for responses that are held back.
   */
  async waitUntilIdle(): Promise<void> {
    // A response can lead to renders and further calls only some turns of the event loop later.
    for (let idleTurns = 0; idleTurns < 5; idleTurns += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#running > 0) idleTurns = 0;
    }
  }

  /** Adds an interception; returns the function that removes it. */
  intercept(interception: Interception): () => void {
    this.#interceptions.add(interception);
    return () => void this.#interceptions.delete(interception);
  }

  /**
   * Holds back the responses of calls such as `GET /api/user`; the server has handled the request by then. Returns the function
   * that delivers them. Later responses are not held.
   */
  holdResponses(call: RegExp): () => void {
    const released = Promise.withResolvers<void>();
    // A held call does not count as running; otherwise waitUntilIdle() would never end.
    const deliver = async () => {
      this.#running -= 1;
      await released.promise;
      this.#running += 1;
    };
    this.#faultyCall = { call, deliver };
    return released.resolve;
  }

  /**
   * Loses the responses of calls such as `POST /api/logout`, whose requests the server has handled. Returns the function that lets
   * responses arrive again.
   */
  loseResponses(call: RegExp): () => void {
    this.#faultyCall = { call, deliver: () => Promise.reject(new TypeError('Failed to fetch')) };
    return () => (this.#faultyCall = null);
  }

  /** Rejects cookies until the next test. */
  blockCookies(): void {
    this.#isBlockingCookies = true;
    this.#cookies.clear();
  }

  /** Whether the device has a session cookie. */
  get hasSession(): boolean {
    return this.#cookies.has(cookieNames.session);
  }

  /** Clears cookies, interceptions and calls, as on another device. */
  reset(): void {
    this.#cookies.clear();
    this.#interceptions.clear();
    this.#isBlockingCookies = false;
    this.#faultyCall = null;
    this.calls.length = 0;
  }
}
