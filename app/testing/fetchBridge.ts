import type { FastifyInstance } from 'fastify';

/** Answers a call in place of the server; undefined lets the server answer. */
export type Interception = (url: URL, init: RequestInit) => Response | undefined;

/** A browser's network: every `fetch` reaches the server in this process, with the browser's own headers and cookies. */
export class FetchBridge {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  readonly #interceptions = new Set<Interception>();
  /** Every call that was made, as `GET /api/user`. */
  readonly calls: string[] = [];

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** A `fetch` for pages. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const method = init.method === 'POST' ? 'POST' : 'GET';
    this.calls.push(`${method} ${url.pathname}${url.search}`);
    for (const intercept of this.#interceptions) {
      const answer = intercept(url, init);
      if (answer) return answer;
    }
    const answer = await this.#app.inject({
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
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isOver) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
  };

  /** Lets a test answer calls instead of the server; returns the function that ends it. */
  intercept(interception: Interception): () => void {
    this.#interceptions.add(interception);
    return () => void this.#interceptions.delete(interception);
  }

  /** Whether a session cookie is held. */
  get hasCookies(): boolean {
    return this.#cookies.size > 0;
  }

  /** Forgets cookies, interceptions and calls: another visitor on another device. */
  reset(): void {
    this.#cookies.clear();
    this.#interceptions.clear();
    this.calls.length = 0;
  }
}
