import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiErrorSchema } from '../../contract/schemas/errors.ts';
import { noUser, userHeader } from '../../contract/rules/requestHeaders.ts';
import { inSnapshot } from '../database/transaction.ts';
import type { ServerState } from '../domain/health.ts';
import type { Services } from '../domain/services.ts';
import type { Session } from '../domain/session/sessions.ts';
import type { Call, Route } from '../routes/route.ts';
import { routes } from '../routes/table.ts';
import { authorize } from './authorize.ts';
import { openCookies, readSessionToken } from './cookies.ts';
import { getOrigin } from './requestOrigin.ts';
import { toVisitorAddress } from './visitorAddress.ts';

/** Registers every route of the table; from then on any other route under /api throws. */
export function registerRoutes(app: FastifyInstance, services: Services, state: ServerState): void {
  const tableEntries = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      const isKnown = tableEntries.has(`${one === 'HEAD' ? 'GET' : one} ${url}`);
      if (url.startsWith('/api') && !isKnown) {
        throw new Error(`${one} ${url} has no entry in server/routes/table.ts; add one first.`);
      }
    }
  });
  for (const route of routes) registerRoute(app, services, route, state);
}

function registerRoute(
  app: FastifyInstance,
  services: Services,
  route: Route,
  state: ServerState,
): void {
  const sessions = new WeakMap<FastifyRequest, Session | null>();
  app.route({
    method: route.method,
    url: route.path,
    schema: toSchema(route),
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    async onRequest(request) {
      const token = readSessionToken(request, services.config);
      const sender = request.headers[userHeader.toLowerCase()];
      sessions.set(request, await authorize(services, route, { token, sender }));
    },
    async handler(request, reply) {
      const session = sessions.get(request) ?? null;
      if (session) void reply.header(userHeader, session.id);
      else if (route.isOpenToGuests) {
        void reply.header(userHeader, noUser);
        return {};
      }
      const { params, query, body, language } = request;
      const address = toVisitorAddress(request.ip);
      const cookies = openCookies(request, reply, services.config);
      if (route.status) void reply.code(route.status);
      const call: Call = {
        services,
        state,
        session,
        params,
        query,
        body,
        language,
        address,
        userAgent: request.headers['user-agent'] ?? '',
        visitor: { address, device: cookies.device.value },
        setDeviceCookie: cookies.device.set,
        cookie: cookies.session,
        browser: cookies.browser,
        origin: getOrigin(request, services.config),
        setStatus: (status) => void reply.code(status),
        describeApi: () => ({ ...app.swagger() }),
      };
      if (!route.isSnapshot) return route.handle(call);
      return inSnapshot(services.db, (db) =>
        route.handle({ ...call, services: { ...services, db } }),
      );
    },
  });
}

function toSchema({ summary, access, params, query, body, response, status, otherStatus }: Route) {
  return {
    summary,
    security: access === 'open' ? [] : [{ session: [] }],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      [status ?? 200]: response,
      ...(otherStatus && { [otherStatus]: response }),
      503: z.union([response, apiErrorSchema]),
      default: apiErrorSchema,
    },
  };
}
