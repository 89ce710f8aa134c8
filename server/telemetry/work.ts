import { AsyncLocalStorage } from 'node:async_hooks';

/** One step of a trace: times in ms since 1970, and what is known of it, without personal data. */
export type Step = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  startedAt: number;
  ms: number;
  attributes: Record<string, string | number>;
  /** Class or code of the error that ended it. */
  error?: string;
};

/** Ids of a trace that is recorded, and the steps so far. */
export type Trace = {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  startedAt: number;
  steps: Step[];
  dropped: number;
};

/** What the process does on somebody's behalf: a request, or work in the background. */
export type Work = { requestId?: string; name?: string; trace: Trace | null };

/** The most steps of one trace, so that long work, such as an import, does not fill the memory. */
const maxSteps = 256;

const storage = new AsyncLocalStorage<Work>();

/** Runs a function as part of a piece of work: `getWork` returns this work in the function and in all that it calls. */
export function runAs<Result>(work: Work, run: () => Result): Result {
  return storage.run(work, run);
}

/** Returns the work that the caller is part of. */
export function getWork(): Work | undefined {
  return storage.getStore();
}

/** Adds a step that has ended to the trace of the work, if one is recorded. */
export function addStep(step: Omit<Step, 'startedAt'>): void {
  const trace = storage.getStore()?.trace;
  if (!trace) return;
  if (trace.steps.length >= maxSteps) trace.dropped += 1;
  else trace.steps.push({ ...step, startedAt: now() - step.ms });
}

/** Returns the time in ms since 1970 by a clock that does not jump. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}

/** Returns the class and code of an error; its message may hold personal data. */
export function toErrorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
