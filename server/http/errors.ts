import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { pages } from '../../contract/rules/pages.ts';
import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts';
import { isConflict, isLockTimeout } from '../database/transaction.ts';
import { second } from '../durations.ts';
import { logRefusal } from './securityLog.ts';
import { DomainError, type DomainErrorKind } from '../domain/domainError.ts';
import { translateError } from '../domain/translateError.ts';
import type { MessageKey } from '../i18n/catalogue.ts';
import { negotiateLanguage } from '../i18n/language.ts';

const statuses: Record<DomainErrorKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  invalid: 422,
  throttled: 429,
};

/** Seconds after which a client repeats a request that the database could not serve. */
const retryAfter = 2;

/** Sends every error as the contract's error body, in the language of the request. */
export function handleErrors(app: FastifyInstance): void {
  const logFailure = createFailureLog();
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => {
    const { language } = request;
    if (error instanceof DomainError) {
      if (error.retryAfter !== null) void reply.header('Retry-After', String(error.retryAfter));
      logRefusal(request, error);
      return reply.code(statuses[error.kind]).send(translateError(error, language));
    }
    const [status, key] = describeError(error);
    if (status === 503) void reply.header('Retry-After', String(retryAfter));
    if (status >= 500) logFailure(request, error);
    return reply.code(status).send({ error: language.translate(key, { reference: request.id }) });
  });
}

/**
 * Returns the function that logs a failure. In an outage every request fails, so it writes one line a second, with their number. An error
 * that lasts until the server is restarted, such as LostFilesError, is the same object each time and is logged once.
 */
function createFailureLog(): (request: FastifyRequest, error: Error) => void {
  let logged: Error | undefined;
  let loggedAt = -Infinity;
  let unlogged = 0;
  return (request, error) => {
    const { url: route } = request.routeOptions;
    if (!(error instanceof DatabaseUnavailableError)) {
      return request.log.error({ event: 'failure', route, err: error }, 'a call failed');
    }
    if (error === logged || performance.now() - loggedAt < second) {
      unlogged += 1;
      return;
    }
    logged = error;
    loggedAt = performance.now();
    request.log.error({ event: 'failure', route, err: error, others: unlogged }, 'calls failed');
    unlogged = 0;
  };
}

/** Responds to a path that is not canonical or cannot be decoded: redirects a browser to the 404 page, and sends 400 to a call. */
export function sendBadRequest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, headers } = request;
  const isNavigation = ['GET', 'HEAD'].includes(method) && headers.accept?.includes('text/html');
  if (isNavigation) return reply.header('Cache-Control', 'no-store').redirect(pages.error404);
  const language = negotiateLanguage(headers['accept-language']);
  return reply.code(400).send({ error: language.translate('http.badRequest') });
}

/** Responds to bytes that are not a complete HTTP request, and closes the connection. */
export function handleMalformedRequest({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    { HPE_HEADER_OVERFLOW: '431 Headers Too Large', ERR_HTTP_REQUEST_TIMEOUT: '408 Timeout' }[
      code
    ] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
  );
}

function describeError(error: FastifyError): [status: number, message: MessageKey] {
  if (error instanceof DatabaseUnavailableError) return [503, 'http.unavailable'];
  const status = error.statusCode ?? 500;
  if (status === 413) return [413, 'http.tooLarge'];
  if (status === 404) return [404, 'http.notFound'];
  if (status === 429) return [429, 'limit.reached'];
  if (status === 503) return [503, 'http.unavailable'];
  // A repeated request waited for the first one.
  if (isLockTimeout(error)) return [409, 'intent.running'];
  if (isConflict(error)) return [503, 'http.unavailable'];
  return status >= 400 && status < 500 ? [400, 'http.badRequest'] : [500, 'http.failed'];
}
