import type { FastifyRequest } from 'fastify';
import { csrfHeader } from '../../contract/rules/requestHeaders.ts';
import { DomainError } from '../domain/domainError.ts';

/**
 * Throws a DomainError unless a writing request comes from our own pages: the custom header, a JSON body and our
 * origin. It runs for every route under /api and for unknown ones; without CORS, other origins cannot send the header.
 */
export function assertSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { headers } = request;
  const hasHeader = headers[csrfHeader.name.toLowerCase()] === csrfHeader.value;
  const site = headers['sec-fetch-site'];
  const isSameSite = site === undefined || site === 'same-origin';
  const isAllowed =
    hasHeader &&
    isJson(headers['content-type']) &&
    isSameSite &&
    hasOwnOrigin(request, publicOrigin);
  if (!isAllowed) throw new DomainError('forbidden', 'http.foreign');
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

// Browsers send Origin with every POST; other clients have no cookies to abuse.
function hasOwnOrigin({ headers, protocol, host }: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === (publicOrigin || `${protocol}://${host}`);
}
