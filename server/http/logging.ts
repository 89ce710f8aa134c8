import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { redact } from '../telemetry/redact.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { getWork, toErrorName } from '../telemetry/work.ts';

// Levels of pino.
const errorLevel = 50;
const fatalLevel = 60;

/**
 * Returns the options for structured logs, one line per event; `logRequests` logs the requests. What is logged as an error is also sent
 * to the collector of `telemetry`.
 */
export function loggerOptions(
  level: string,
  telemetry: Telemetry | null = null,
): FastifyServerOptions {
  return {
    logger: {
      level,
      base: null,
      serializers: { err: serializeError },
      hooks: {
        streamWrite: escapeSigns,
        ...(telemetry?.hasErrors && {
          logMethod(args: unknown[], method: (...args: unknown[]) => void, lineLevel: number) {
            if (lineLevel >= errorLevel) sendToCollector(telemetry, this, args, lineLevel);
            method.apply(this, args);
          },
        }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

// A line is JSON, which escapes only ASCII control characters. Others, such as marks of the direction, would change what a terminal shows.
function escapeSigns(line: string): string {
  return line.replace(/[\p{Cf}\u007f-\u009f\u2028\u2029]/gu, (sign) =>
    Array.from(
      { length: sign.length },
      (_, index) => `\\u${sign.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

// Sends these fields only, because later code may log personal ones.
function sendToCollector(
  telemetry: Telemetry,
  logger: { bindings(): object },
  [line, text]: unknown[],
  level: number,
): void {
  // `err` is an Error; lines without one have its name in `error`.
  const {
    event = 'error',
    err: thrown,
    route,
    page,
    channel,
    error: errorName,
    count,
  } = (line instanceof Error ? { err: line } : typeof line === 'object' ? line : {}) as Record<
    string,
    unknown
  >;
  const { reqId } = logger.bindings() as { reqId?: string };
  const work = getWork();
  const { name = '', stack = '' } = (thrown ?? {}) as Partial<Error>;
  const message = thrown instanceof Error ? getMessage(thrown) : '';
  const loggedName = typeof errorName === 'string' ? errorName : '';
  const attributes = {
    'byline.request_id': reqId ?? work?.requestId,
    'byline.work': work?.name,
    // Errors of browsers have the id of the request for their page.
    'byline.page_request_id': page,
    'http.route': route,
    'byline.channel': channel,
    'byline.count': count,
  };
  telemetry.reportError({
    event: String(event),
    severity: level >= fatalLevel ? 'FATAL' : 'ERROR',
    type: thrown === undefined ? loggedName : toErrorName(thrown),
    message: redact(
      [text ?? line, message].filter((one) => typeof one === 'string' && one !== '').join(': '),
    ),
    // `toFrames` has reduced the stack of a browser on receipt to at most ten frames, so it is sent whole.
    stack: event === 'browser-error' ? stack : serializeStack({ name, message, stack }),
    attributes: Object.fromEntries(
      Object.entries(attributes).filter((entry): entry is [string, string | number] =>
        ['string', 'number'].includes(typeof entry[1]),
      ),
    ),
    trace: work?.trace ?? null,
  });
}

/** Receives the figures of a request after its response. */
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
  return { type, code, message: getMessage(error).slice(0, 300), stack: serializeStack(error) };
}

// Without its reasons, an AggregateError has only a number of failures.
function getMessage(error: Error): string {
  if (!(error instanceof AggregateError)) return error.message;
  const reasons = error.errors.flatMap((one) => (one instanceof Error ? [one.message] : []));
  return `${error.message} ${[...new Set(reasons)].join('; ')}`;
}

function serializeStack(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim())
    .join(' ');
}
