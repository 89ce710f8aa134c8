import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { ErrorRecord, OnDrop } from './records.ts';
import { addStep, getWork, now, runAs, toErrorName, type Step, type Trace } from './work.ts';

/** The caller's trace, from the header `traceparent`. */
export type RemoteParent = { traceId: string; spanId: string; isSampled: boolean };

/** Sends traces and errors to a collector of OpenTelemetry. */
export type Telemetry = {
  hasTraces: boolean;
  hasErrors: boolean;
  /** Returns the trace of a new piece of work, or null if it is not sampled. */
  begin(parent?: RemoteParent | null): Trace | null;
  end(trace: Trace, step: Pick<Step, 'name' | 'kind' | 'attributes' | 'error'>): void;
  reportError(record: ErrorRecord): void;
  close(): Promise<void>;
};

/** Creates the telemetry; null if no collector is configured, so that its code is not loaded. */
export async function createTelemetry(
  { telemetry: settings }: Config,
  onDrop: OnDrop,
): Promise<Telemetry | null> {
  if (!settings.tracesUrl && !settings.logsUrl) return null;
  const { createOtlp } = await import('./otlp.ts');
  const { traces, errors } = createOtlp(settings, onDrop);
  const { sampler, ratio } = settings;

  function isSampled(parent: RemoteParent | null): boolean {
    if (parent && sampler.startsWith('parentbased')) return parent.isSampled;
    return sampler.endsWith('always_on') || (sampler.endsWith('ratio') && Math.random() < ratio);
  }

  return {
    hasTraces: traces !== null,
    hasErrors: errors !== null,
    begin(parent = null) {
      // A request of the server to itself, for a page that is prerendered, belongs to the trace of the page.
      const outer = getWork();
      const isInner = outer?.trace !== undefined;
      // The trace of the outer work is null if that work is not sampled.
      if (!traces || (isInner ? !outer.trace : !isSampled(parent))) return null;
      return {
        traceId: outer?.trace?.traceId ?? parent?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        parentSpanId: outer?.trace?.spanId ?? parent?.spanId ?? '',
        startedAt: now(),
        steps: [],
        dropped: 0,
      };
    },
    end(trace, step) {
      traces?.add({
        trace,
        root: { ...step, startedAt: trace.startedAt, ms: now() - trace.startedAt },
      });
    },
    // The time is taken here, because a batch may be sent minutes later.
    reportError: (record) => errors?.add({ record, at: now() }),
    async close() {
      await Promise.all([traces?.close(), errors?.close()]);
    },
  };
}

/**
 * Runs a function in the background that returns the number of its changes. Only runs that changed something or failed are traced,
 * because most runs find nothing to do.
 */
export async function runInBackground(
  telemetry: Telemetry | null,
  name: string,
  run: () => Promise<number>,
): Promise<number> {
  const trace = telemetry?.begin() ?? null;
  return runAs({ name, trace }, async () => {
    try {
      const changes = await run();
      if (trace && changes > 0) {
        telemetry?.end(trace, {
          name,
          kind: 'internal',
          attributes: { 'byline.changes': changes },
        });
      }
      return changes;
    } catch (error) {
      const failed = { name, kind: 'internal' as const, attributes: {}, error: toErrorName(error) };
      if (trace) telemetry?.end(trace, failed);
      throw error;
    }
  });
}

/** Runs one step of the current work, such as a delivery, and adds it to the trace. */
export async function runStep<Result>(
  step: Pick<Step, 'name' | 'kind' | 'attributes'>,
  run: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    const result = await run();
    addStep({ ...step, ms: performance.now() - startedAt });
    return result;
  } catch (error) {
    addStep({ ...step, ms: performance.now() - startedAt, error: toErrorName(error) });
    throw error;
  }
}
