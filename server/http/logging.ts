import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

/** Structured logs, one line an event; requests are logged by `logCalls` only. */
export function loggerOptions(level: string): FastifyServerOptions {
  return {
    logger: { level, base: null, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Logs each answered call with its pattern, never its address, query or body. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ event: 'call', method, route, status: reply.statusCode, ms }, 'call');
    done();
  });
}

// The details of database errors quote rows, hence personal data; the message does not.
function describeError(error: Error & { code?: string }) {
  const { name: type, code } = error;
  return { type, code, message: error.message.slice(0, 300), stack: frames(error) };
}

function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' ');
}
