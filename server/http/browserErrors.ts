import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { minute } from '../durations.ts';
import { redact } from '../telemetry/redact.ts';
import { toVisitorAddress } from './visitorAddress.ts';

/** Path that pages report errors of their scripts to. */
const browserErrorPath = '/browser-error';

/** Maximum size of a report; the script below sends at most 3,600 characters of texts. */
const maxBytes = 8192;
/** Reports per minute, of one visitor and of all. */
const limits = { visitor: 10, all: 100 };

const reportSchema = z.strictObject({
  /** Id of the request for the page; the log has it too. */
  page: z.string().regex(/^[\w.:+/=-]{1,128}$/),
  type: z.string().max(100),
  message: z.string().max(2000),
  stack: z.string().max(6000),
});

// Ignores errors of browser extensions, the harmless report that a resize takes two frames, and errors of scripts from other sites, of
// which browsers report only "Script error".
const foreign = /-extension:\/\//;
const harmless = /^ResizeObserver loop|^Script error\.?$/;

/** Accepts errors of the scripts of our pages, and logs each in one line, without personal data. */
export function serveBrowserErrors(app: FastifyInstance): void {
  let windowStart = -Infinity;
  let received = 0;
  app.post(
    browserErrorPath,
    {
      bodyLimit: maxBytes,
      config: {
        rateLimit: {
          max: limits.visitor,
          timeWindow: minute,
          // Counts this route, although the general limit leaves out paths outside the API.
          allowList: () => false,
          keyGenerator: ({ ip }) => toVisitorAddress(ip),
        },
      },
    },
    (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      const parsed = reportSchema.safeParse(request.body);
      if (!parsed.success || (site !== undefined && site !== 'same-origin')) {
        return reply.code(400).send();
      }
      // Starts a new minute of the limit for all visitors.
      if (performance.now() - windowStart > minute) {
        [windowStart, received] = [performance.now(), 0];
      }
      received += 1;
      const { page, type, message, stack } = parsed.data;
      const isOurs = !foreign.test(stack) && !harmless.test(message) && type !== 'AbortError';
      if (isOurs && received <= limits.all) {
        const err = Object.assign(new Error(redact(message)), {
          name: redact(type),
          stack: toFrames(stack),
        });
        request.log.error({ event: 'browser-error', page, err }, 'a page failed');
      }
      return reply.code(204).send();
    },
  );
}

// Chrome writes "at name (address:1:2)", Firefox and Safari "name@address:1:2". Of an address, only the path of the script is kept.
function toFrames(stack: string): string {
  return stack
    .split('\n')
    .map((line) =>
      /^\s*(?:at (?:(.*?) \()?|([^@]*)@)(?:https?:\/\/[^/\s]+)?(\/[\w./-]*)[^\s)]*?(:\d+:\d+)\)?$/.exec(
        line,
      ),
    )
    .filter((match) => match !== null)
    .map(
      ([, nameAfterAt, nameBeforeAddress, path, position]) =>
        `at ${redact(nameAfterAt ?? nameBeforeAddress ?? '').slice(0, 80)} (${path}${position})`,
    )
    .slice(0, 10)
    .join('\n');
}

/**
 * Reports errors of the page. Its source text is written into the page, before all other scripts, so it must not use anything outside of
 * this function. It also observes the console, to which React reports the errors that an error boundary catches.
 */
function reportErrors(path: string, page: string): void {
  const perPage = 5;
  const sent = new Set<string>();
  const send = (error: unknown) => {
    if (!(error instanceof Error) || sent.size >= perPage) return;
    const { name: type, message, stack = '' } = error;
    if (sent.has(stack || message)) return;
    sent.add(stack || message);
    const body = {
      page,
      type: type.slice(0, 100),
      // Leaves out the word at the end of a cut text: the server does not recognise the first letters of a token as one.
      message: message.length > 500 ? message.slice(0, 500).replace(/\S+$/, '…') : message,
      stack: stack.slice(0, 3000),
    };
    void fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
  addEventListener('error', ({ error }) => send(error));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
  const output = window.console;
  const log = output.error.bind(output);
  output.error = (...texts: unknown[]) => {
    texts.forEach(send);
    log(...texts);
  };
}

/** Returns the script that reports the errors of a page; `requestId` is the id of its request. */
export function getReportScript(nonce: string, requestId: string): string {
  const values = [browserErrorPath, requestId].map((value) => JSON.stringify(value)).join();
  return `<script nonce="${nonce}">(${reportErrors.toString()})(${values})</script>`;
}
