import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { second } from '../durations.ts';

/** Thrown when a server cannot be reached, takes too long or responds with too much. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

type Init = { method?: string; headers?: Record<string, string>; body?: string; maxBytes?: number };

const timeout = 10 * second;
const defaultMaxBytes = 200_000;
/** Statuses for which the constructor of Response throws if there is a body. */
const statusesWithoutBody = new Set([101, 204, 205, 304]);

/**
 * Requests an address of another server: 10 s in total, a bounded response, no redirects. Does not use the global
 * fetch, which has no size limit and which page tests replace.
 */
export function limitedFetch(address: string, init: Init = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body, maxBytes = defaultMaxBytes } = init;
  const url = new URL(address);
  const options: RequestOptions = {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'byline',
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(address, options);
    const fail = (reason: string) => {
      clearTimeout(timer);
      request.destroy();
      reject(new UnreachableError(`${url.host} ${reason}.`));
    };
    const timer = setTimeout(() => fail('did not answer in time'), timeout);
    request.on('error', () => fail('could not be reached'));
    request.on('response', (response) => {
      readBody(response, maxBytes)
        .then((content) => toResponse(response, content))
        .then(
          (converted) => {
            clearTimeout(timer);
            resolve(converted);
          },
          (error: Error) => fail(error.message),
        );
    });
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error('answered with too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toResponse({ statusCode = 502, headers }: IncomingMessage, content: Buffer): Response {
  // Some sites respond with 999 to programs. The constructor of Response throws for such a status.
  if (statusCode > 599) throw new Error(`answered with status ${statusCode}`);
  const type = headers['content-type'];
  return new Response(statusesWithoutBody.has(statusCode) ? null : content.toString('utf8'), {
    status: statusCode,
    headers: type ? { 'content-type': type } : {},
  });
}
