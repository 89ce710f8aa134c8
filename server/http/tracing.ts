import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RemoteParent, Telemetry } from '../telemetry/telemetry.ts';
import { runAs, type Work } from '../telemetry/work.ts';
import type { TrustProxy } from './requestId.ts';

// The header of W3C Trace Context: version, id of the trace, id of the caller's span, flags. Ids of zeros are invalid.
const traceparent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * Makes each request a piece of work, so that slow statements are logged with its id, and traces it: with the pattern of its route, never
 * with its address, query or body.
 */
export function traceRequests(
  app: FastifyInstance,
  telemetry: Telemetry | null,
  isTrusted: TrustProxy,
): void {
  const works = new WeakMap<FastifyRequest, Work>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = isTrusted(request.raw) ? readParent(request.headers['traceparent']) : null;
    const work = { requestId: request.id, trace: telemetry?.begin(parent) ?? null };
    works.set(request, work);
    runAs(work, done);
  });
  // Hooks after the body has been read are called by its stream, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const work = works.get(request);
    if (work) runAs(work, done);
    else done();
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const trace = works.get(request)?.trace;
    if (trace && telemetry) {
      const { method, routeOptions } = request;
      const route = routeOptions.url;
      telemetry.end(trace, {
        name: route === undefined ? method : `${method} ${route}`,
        kind: 'server',
        attributes: {
          'http.request.method': method,
          ...(route !== undefined && { 'http.route': route }),
          'http.response.status_code': statusCode,
          'byline.request_id': request.id,
        },
        ...(statusCode >= 500 && { error: String(statusCode) }),
      });
    }
    done();
  });
}

function readParent(header: unknown): RemoteParent | null {
  const [, traceId, spanId, flags = ''] =
    typeof header === 'string' ? (traceparent.exec(header) ?? []) : [];
  if (traceId === undefined || spanId === undefined) return null;
  // The lowest bit of the flags means that the caller records the trace.
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 };
}
