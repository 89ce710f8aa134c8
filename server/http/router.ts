import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiErrorSchema } from '../contract/errors.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session/sessions.ts';
import type { RouteEntry } from '../routes/entry.ts';
import type { Call, Handlers, ServerState } from '../routes/handler.ts';
import { routeTable, type RouteName } from '../routes/table.ts';
import { authorize } from './authorize.ts';
import { browserCookie } from './browserCookie.ts';
import { originOf } from './requestOrigin.ts';
import { sessionCookie } from './sessionCookie.ts';

/** Registers a route for every row of the table, and refuses any other route under /api. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
  server: ServerState,
): void {
  const known = new Set(Object.values(routeTable).map(({ method, path }) => `${method} ${path}`));
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      const isKnown = known.has(`${one === 'HEAD' ? 'GET' : one} ${url}`);
      if (url.startsWith('/api') && !isKnown) {
        throw new Error(`${one} ${url} has no entry in server/routes/table.ts; add one first.`);
      }
    }
  });
  for (const name of Object.keys(routeTable) as RouteName[]) {
    registerRoute(app, services, routeTable[name], handlers[name], server);
  }
}

type AnyHandler = (call: Call<RouteName>) => Promise<unknown>;

function registerRoute(
  app: FastifyInstance,
  services: Services,
  entry: RouteEntry,
  handle: AnyHandler,
  server: ServerState,
): void {
  const sessions = new WeakMap<FastifyRequest, Session | null>();
  const life = services.config.session.absolute;
  const cookieOf = (request: FastifyRequest, reply: FastifyReply) =>
    sessionCookie(request, reply, life);
  app.route({
    method: entry.method,
    url: entry.path,
    schema: schemaOf(entry),
    ...(entry.bodyLimit && { bodyLimit: entry.bodyLimit }),
    async onRequest(request, reply) {
      const { token } = cookieOf(request, reply);
      sessions.set(request, await authorize(services, entry, token));
    },
    async handler(request, reply) {
      const { params, query, body, language, ip: address } = request;
      const call = {
        ...{ services, server, language, params, query, body, address },
        session: sessions.get(request) ?? null,
        userAgent: request.headers['user-agent'] ?? '',
        cookie: cookieOf(request, reply),
        browser: browserCookie(request, reply),
        origin: originOf(request, services.config),
        setStatus: (status: number) => void reply.code(status),
        describeApi: () => app.swagger(),
      };
      if (entry.status) void reply.code(entry.status);
      return handle(call as unknown as Call<RouteName>);
    },
  });
}

function schemaOf(entry: RouteEntry) {
  const { summary, params, query, body, answer, status = 200 } = entry;
  const security = entry.access === 'open' ? [] : [{ session: [] }];
  return {
    summary,
    security,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [status]: answer, 503: z.union([answer, apiErrorSchema]), default: apiErrorSchema },
  };
}
