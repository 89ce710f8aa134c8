import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** Thrown when nobody answered, not in time, or too much. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

type Init = { method?: string; headers?: Record<string, string>; body?: string; maxBytes?: number };

/** How long a provider may take, connecting and answering together. */
export const timeLimit = 10_000;

const usualBytes = 200_000;
const noBody = new Set([101, 204, 205, 304]);

/**
 * Calls another server: 10 s in all, a bounded answer, no redirects followed. Not the global fetch, which has
 * no limit of size and is replaced by tests of pages.
 */
export function limitedFetch(address: string, init: Init = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body, maxBytes = usualBytes } = init;
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
    const give = (reason: string) => {
      clearTimeout(timer);
      request.destroy();
      reject(new UnreachableError(`${url.host} ${reason}.`));
    };
    const timer = setTimeout(() => give('did not answer in time'), timeLimit);
    request.on('error', () => give('could not be reached'));
    request.on('response', (answer) => {
      readBody(answer, maxBytes).then(
        (content) => {
          clearTimeout(timer);
          resolve(toResponse(answer, content));
        },
        (error: Error) => give(error.message),
      );
    });
    request.end(body);
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error('answered with too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toResponse({ statusCode = 502, headers }: IncomingMessage, content: Buffer): Response {
  const type = headers['content-type'];
  return new Response(noBody.has(statusCode) ? null : content.toString('utf8'), {
    status: statusCode,
    headers: type ? { 'content-type': type } : {},
  });
}
