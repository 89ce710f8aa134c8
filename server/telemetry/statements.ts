import type { FastifyBaseLogger } from 'fastify';
import type { ObserveStatement } from '../database/connect.ts';
import { second } from '../durations.ts';
import { addStep, getWork, toErrorName } from './work.ts';

/** Longest text of a statement in logs and traces. */
const maxLength = 1000;
/** Number of different statements that are remembered, so that they do not fill the memory. */
const maxTexts = 200;

/** Observes the statements of a database: slow ones are logged once `log` is set, all become steps of recorded traces. */
export type StatementWatch = { observe: ObserveStatement; log?: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Creates the observer. A statement that takes at least `slowAfter` ms is logged with the id of its request and without its values. The
 * same statement is logged once a second at most, and the next line counts those left out as `others`. With 0, none is logged.
 */
export function watchStatements(slowAfter: number, system: string): StatementWatch {
  const logged = new Map<string, { at: number; others: number }>();

  function logSlow(text: string, ms: number): void {
    const last = logged.get(text);
    if (last && performance.now() - last.at < second) return void (last.others += 1);
    if (logged.size >= maxTexts) logged.clear();
    logged.set(text, { at: performance.now(), others: 0 });
    const { requestId: reqId, name: work } = getWork() ?? {};
    const line = {
      event: 'slow-query',
      reqId,
      work,
      ms: Math.round(ms),
      others: last?.others,
      sql: text,
    };
    watch.log?.warn(line, 'slow query');
  }

  const watch: StatementWatch = {
    observe({ sql, ms, error }) {
      const isSlow = slowAfter > 0 && ms >= slowAfter && watch.log !== undefined;
      if (!isSlow && !getWork()?.trace) return;
      const text = toShortText(sql);
      if (isSlow) logSlow(text, ms);
      const [operation = ''] = text.toLowerCase().split(' ', 1);
      addStep({
        name: operation,
        kind: 'client',
        ms,
        attributes: {
          'db.system.name': system,
          'db.operation.name': operation,
          'db.query.text': text,
        },
        ...(error !== undefined && { error: toErrorName(error) }),
      });
    },
  };
  return watch;
}

/** Returns a statement on one line, with `(…)` for lists of placeholders, whose length differs from call to call. */
function toShortText(sql: string): string {
  return sql
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\((?:(?:\?|\$\d+)(?:, ?)?){2,}\)(?:, ?\((?:(?:\?|\$\d+)(?:, ?)?){2,}\))*/g, '(…)')
    .trim()
    .slice(0, maxLength);
}
