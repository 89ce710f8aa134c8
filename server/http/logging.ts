import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Returns the options for structured logs, one line per event; `logRequests` logs the requests. */
export function loggerOptions(level: string): FastifyServerOptions {
  return {
    logger: { level, base: null, serializers: { err: serializeError } },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Receives what is known of a request that was responded to. */
export type ObserveRequest = (request: {
  method: string;
  route: string;
  status: number;
  ms: number;
}) => void;

/** Logs each request with the pattern of its route, never with its address, query or body; `observe` receives the same. */
export function logRequests(app: FastifyInstance, observe?: ObserveRequest): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ event: 'call', method, route, status: reply.statusCode, ms }, 'call');
    observe?.({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}

// The details of database errors contain rows, hence personal data; the message does not.
function serializeError(error: Error & { code?: string }) {
  const { name: type, code } = error;
  return { type, code, message: error.message.slice(0, 300), stack: serializeStack(error) };
}

function serializeStack(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' ');
}
