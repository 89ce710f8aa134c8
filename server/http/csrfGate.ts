import type { FastifyRequest } from 'fastify';
import { Refusal } from '../domain/domainError.ts';

/**
 * Lets a POST pass only if our own pages can have sent it: the custom header, a JSON body, and
 * an origin that is ours. It stands before routing, so that no route can forget it; there is no
 * CORS, hence a foreign page cannot send the header at all.
 */
export function refuseForeign(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { headers } = request;
  const hasHeader = headers['x-requested-with'] === 'XMLHttpRequest';
  const site = headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin';
  if (
    !hasHeader ||
    !isJson(headers['content-type']) ||
    !isOwnSite ||
    !isOwn(request, publicOrigin)
  ) {
    throw new Refusal('forbidden', 'http.foreign');
  }
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

// Browsers send Origin with every POST; other programs have no cookies that could be abused.
function isOwn({ headers, protocol, host }: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === (publicOrigin || `${protocol}://${host}`);
}
