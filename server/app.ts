import type { ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { maxUploadBytes } from '../contract/rules/pictures.ts';
import { serverTimeHeader } from '../contract/rules/requestHeaders.ts';
import { demo } from './demo/demo.ts';
import { DomainError } from './domain/domainError.ts';
import type { ServerState } from './domain/health.ts';
import type { Services } from './domain/services.ts';
import { minute, second } from './durations.ts';
import { AddressWindows } from './http/addressWindows.ts';
import { serveAttachments } from './http/attachments.ts';
import { serveAvatars } from './http/avatars.ts';
import { compressResponses } from './http/compression.ts';
import { assertSameOrigin } from './http/csrfGate.ts';
import { serveBrowserErrors } from './http/browserErrors.ts';
import { serveCspReports } from './http/cspReports.ts';
import { handleErrors, handleMalformedRequest, sendBadRequest } from './http/errors.ts';
import { limitConnections } from './http/connectionLimit.ts';
import { loggerOptions, logRequests, type ObserveRequest } from './http/logging.ts';
import { describeApi } from './http/openapi.ts';
import { getPath, isCanonicalPath, isWithin } from './http/requestPath.ts';
import { createProxyTrust, createRequestIds, requestIdHeader } from './http/requestId.ts';
import { registerRoutes } from './http/router.ts';
import { serializerCompiler } from './http/serializeResponse.ts';
import { traceRequests } from './http/tracing.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { api } from '../contract/api.ts';
import { commonHeaders, cspReportPath } from './http/securityHeaders.ts';
import { serveSecurityTxt } from './http/securityTxt.ts';
import { serveApp } from './http/staticFiles.ts';
import { sendUpgrading } from './http/upgradePage.ts';
import { validatorCompiler } from './http/validateInput.ts';
import { warnOfUntrustedProxy } from './http/untrustedProxy.ts';
import { serveUnsubscribe } from './http/unsubscribePage.ts';
import { negotiateLanguage, type Language } from './i18n/language.ts';
import { toVisitorAddress } from './http/visitorAddress.ts';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

// Omits the limiter's headers. They would show differences between responses that must look alike, such as for known and unknown accounts.
const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** The server without a port; `state.isShuttingDown` makes its health report 503. */
export type App = { fastify: FastifyInstance; state: ServerState };

/** Observers of the server: `observe` receives each request, `telemetry` traces and errors; null sends neither. */
export type Observers = { observe?: ObserveRequest; telemetry?: Telemetry | null };

/** Builds the server: API, page and static files. It does not listen yet. */
export async function buildApp(
  base: Services,
  { observe, telemetry = null }: Observers = {},
): Promise<App> {
  const { config } = base;
  const isFromProxy = createProxyTrust(config.server.trustProxy);
  const app = fastify({
    ...loggerOptions(config.server.logLevel, telemetry),
    genReqId: createRequestIds(isFromProxy),
    bodyLimit: config.server.bodyLimit,
    trustProxy: config.server.trustProxy.length > 0 ? config.server.trustProxy : false,
    // Node ends slow bodies only if the time limit for headers is not longer than the limit for the whole request.
    requestTimeout: 25 * second,
    http: {
      headersTimeout: 10 * second,
      connectionsCheckingInterval: 5 * second,
      // Handles a missing Host and an unknown Expect here, because Node's own responses would lack our security headers.
      requireHostHeader: false,
    },
    maxRequestsPerSocket: 0,
    // While the server closes, requests on open connections are handled as usual.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    // Fastify calls this function instead of the hooks for a path that cannot be decoded.
    frameworkErrors: (_error, request, reply) =>
      void sendBadRequest(
        request,
        reply
          .headers(commonHeaders(config.server.publicOrigin))
          .header(requestIdHeader, request.id),
      ),
    clientErrorHandler: handleMalformedRequest,
  });
  const services = demo.extendServices(base, () => getListeningAddress(app));
  const state: ServerState = {
    isShuttingDown: false,
    isOutdated: false,
    isDamaged: false,
    isMailLate: false,
    dueJobsRanAt: null,
    cspReports: 0,
  };
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...commonHeaders(config.server.publicOrigin), Connection: 'close' });
    response.end();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('language');
  limitConnections(app.server, app.log, config.data);
  // Registered first, so that all later hooks are part of the request.
  traceRequests(app, telemetry, isFromProxy);
  warnOfUntrustedProxy(app);
  logRequests(app, observe);
  addHeaders(app, services, state);
  discardUnreadBodies(app);
  compressResponses(app);
  handleErrors(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: minute,
    store: AddressWindows,
    keyGenerator: ({ ip }) => toVisitorAddress(ip),
    allowList: ({ routeOptions: { url = '' } }) => !isWithin(url, 'api') && url !== cspReportPath,
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new DomainError('throttled', 'limit.reached', { retryAfter: Math.ceil(ttl / second) }),
  });
  await describeApi(app, config.app.name);
  registerRoutes(app, services, state);
  serveCspReports(app, state);
  if (telemetry?.hasErrors) serveBrowserErrors(app);
  serveAvatars(app, services);
  serveAttachments(app, services);
  await serveUnsubscribe(app, services);
  serveSecurityTxt(app, services);
  await demo.serve(app, services);
  await serveApp(app, services, { reportsErrors: telemetry?.hasErrors ?? false });
  return { fastify: app, state };
}

function addHeaders(app: FastifyInstance, { config, clock }: Services, state: ServerState): void {
  const common = commonHeaders(config.server.publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    request.language = negotiateLanguage(request.headers['accept-language']);
    void reply.headers(common).header(requestIdHeader, request.id);
    if (state.isOutdated) return sendUpgrading(request, reply);
    const path = getPath(request);
    // Accepts requests without a Host header, because load balancers may check with HTTP/1.0.
    const lacksHost = !request.headers.host && request.raw.httpVersion !== '1.0';
    if (lacksHost || !isCanonicalPath(path)) return sendBadRequest(request, reply);
    if (!isWithin(request.routeOptions.url ?? path, 'api')) return;
    void reply.header('Cache-Control', 'no-store');
    assertSameOrigin(request, config.server.publicOrigin);
    // The health check skips the database, because it must respond even if the database does not.
    if (request.routeOptions.url !== api.health.path) await clock.refresh();
    void reply.header(serverTimeHeader, new Date(clock.now()).toISOString());
  });
}

/**
 * Receives and discards the rest of a refused request, up to the size of the largest upload. Closing the connection at once would cut off
 * the response, and a proxy that still sends the body would report 502. Without the limit, Node would receive a body of any length.
 */
function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return;
    // If a body is too large for its route, Fastify sends `Connection: close`, which would cut off the response.
    void reply.removeHeader('Connection');
    let discarded = 0;
    raw.on('data', (part: Buffer) => {
      discarded += part.length;
      if (discarded > maxUploadBytes) raw.destroy();
    });
  });
}

function getListeningAddress(app: FastifyInstance): string {
  const listening = app.server.address();
  if (listening === null || typeof listening === 'string')
    throw new Error('The server does not listen yet.');
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[listening.address] ?? listening.address;
  return `http://${listening.family === 'IPv6' ? `[${host}]` : host}:${listening.port}`;
}
