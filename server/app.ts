import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { serveMailbox } from './demo/mailbox.ts';
import { Refusal } from './domain/domainError.ts';
import type { Services } from './domain/services.ts';
import { serveAvatars } from './http/avatars.ts';
import { takeCspReports } from './http/cspReports.ts';
import { refuseForeign } from './http/csrfGate.ts';
import { answerErrors, answerUnreadable } from './http/errors.ts';
import { checkInput } from './http/validateInput.ts';
import { logCalls, loggerOptions } from './http/logging.ts';
import { describeApi } from './http/openapi.ts';
import { registerRoutes } from './http/router.ts';
import { commonHeaders, cspReportPath } from './http/securityHeaders.ts';
import { serveApp } from './http/staticFiles.ts';
import { negotiateLanguage, type Language } from './i18n/language.ts';
import { handlers } from './routes/handlers.ts';
import type { ServerState } from './routes/handler.ts';
import { serveBios } from './demo/fakeProvider/serveBios.ts';
import { serveStandIn } from './demo/fakeProvider/serveFakeProvider.ts';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

// The limiter's own headers would make answers differ that must look alike.
const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

/** The server as a value, and how to make it refuse new work before it closes. */
export type App = { fastify: FastifyInstance; state: ServerState };

/** Builds the whole server: API, page and static files. It does not listen yet. */
export async function buildApp(services: Services): Promise<App> {
  const { config } = services;
  const app = fastify({
    ...loggerOptions(config.server.logLevel),
    bodyLimit: config.server.bodyLimit,
    trustProxy: config.server.trustProxy.length > 0 ? config.server.trustProxy : false,
    requestTimeout: 30_000,
    maxRequestsPerSocket: 0,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerUnreadable,
  });
  const state: ServerState = {
    isShuttingDown: false,
    cspReports: 0,
    ownAddress: () => ownAddress(app),
  };
  app.setValidatorCompiler(checkInput);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('language');
  logCalls(app);
  addHeaders(app, services);
  answerErrors(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.limits.requestsPerMinute,
    timeWindow: 60_000,
    allowList: ({ url }) => !url.startsWith('/api/') && url !== cspReportPath,
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('throttled', 'limit.reached', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await describeApi(app, config.app.name);
  registerRoutes(app, services, handlers, state);
  takeCspReports(app, state);
  serveMailbox(app, services);
  serveAvatars(app, services);
  await serveStandIn(app, services);
  await serveBios(app, services);
  await serveApp(app, config);
  return { fastify: app, state };
}

function addHeaders(app: FastifyInstance, { config, clock }: Services): void {
  const common = commonHeaders(config.server.publicOrigin);
  app.addHook('onRequest', async (request, reply) => {
    request.language = negotiateLanguage(request.headers['accept-language']);
    void reply.headers(common);
    if (!request.url.startsWith('/api')) return;
    await clock.refresh();
    void reply.header('X-Server-Time', new Date(clock.now()).toISOString());
    void reply.header('Cache-Control', 'no-store');
    refuseForeign(request, config.server.publicOrigin);
  });
}

function ownAddress(app: FastifyInstance): string {
  const own = app.server.address();
  if (own === null || typeof own === 'string') throw new Error('The server does not listen yet.');
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[own.address] ?? own.address;
  return `http://${own.family === 'IPv6' ? `[${host}]` : host}:${own.port}`;
}
