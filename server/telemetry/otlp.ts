import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { productVersion } from '../productVersion.ts';
import { createOtlpQueue, type OtlpQueue } from './otlpQueue.ts';
import type { ErrorRecord, OnDrop } from './records.ts';
import type { Step, Trace } from './work.ts';

/** A trace and its root step, whose children are the `steps` of the trace. */
type Traced = { trace: Trace; root: Step };
/** An error and its time in ms since 1970. */
type TimedError = { record: ErrorRecord; at: number };
type Attributes = Record<string, string | number | undefined>;

// The numbers that OTLP has for kinds of spans, severities of logs and the status of a failed span.
const kinds = { internal: 1, server: 2, client: 3 };
const severities = { ERROR: 17, FATAL: 21 };
const statusError = 2;

/** Creates the queues of traces and errors, in the JSON form of OTLP 1; null for what is not to be sent. */
export function createOtlp(
  { tracesUrl, logsUrl, headers, timeout, pause, serviceName, resource }: Config['telemetry'],
  onDrop: OnDrop,
): { traces: OtlpQueue<Traced> | null; errors: OtlpQueue<TimedError> | null } {
  const otlpResource = {
    attributes: toAttributes({
      'service.version': productVersion,
      ...resource,
      'service.name': serviceName,
    }),
  };
  const scope = { name: 'byline', version: productVersion };
  const target = (url: string, kind: 'traces' | 'errors') => ({
    url,
    headers,
    timeout,
    pause,
    onDrop: (dropped: number, reason: string) => onDrop(kind, dropped, reason),
  });
  return {
    traces: tracesUrl
      ? createOtlpQueue(target(tracesUrl, 'traces'), (items) => ({
          resourceSpans: [
            { resource: otlpResource, scopeSpans: [{ scope, spans: items.flatMap(toSpans) }] },
          ],
        }))
      : null,
    errors: logsUrl
      ? createOtlpQueue(target(logsUrl, 'errors'), (items) => ({
          resourceLogs: [
            { resource: otlpResource, scopeLogs: [{ scope, logRecords: items.map(toLogRecord) }] },
          ],
        }))
      : null,
  };
}

function toSpans({ trace, root }: Traced): object[] {
  const { traceId, spanId, parentSpanId, steps, dropped } = trace;
  const attributes = { ...root.attributes, 'byline.dropped_steps': dropped || undefined };
  return [
    { traceId, spanId, parentSpanId, ...toSpan({ ...root, attributes: clean(attributes) }) },
    ...steps.map((one) => ({
      traceId,
      spanId: randomBytes(8).toString('hex'),
      parentSpanId: spanId,
      ...toSpan(one),
    })),
  ];
}

function toSpan({ name, kind, startedAt, ms, attributes, error }: Step): object {
  return {
    name,
    kind: kinds[kind],
    startTimeUnixNano: toNanoseconds(startedAt),
    endTimeUnixNano: toNanoseconds(startedAt + ms),
    attributes: toAttributes({ ...attributes, 'error.type': error }),
    status: error === undefined ? {} : { code: statusError },
  };
}

function toLogRecord({ record, at }: TimedError): object {
  const { event, severity, type, message, stack, attributes, trace } = record;
  const time = toNanoseconds(at);
  return {
    timeUnixNano: time,
    observedTimeUnixNano: time,
    severityNumber: severities[severity],
    severityText: severity,
    eventName: event,
    body: { stringValue: message },
    attributes: toAttributes({
      ...attributes,
      'event.name': event,
      'exception.type': type,
      'exception.message': message,
      'exception.stacktrace': stack,
    }),
    ...(trace && { traceId: trace.traceId, spanId: trace.spanId }),
  };
}

function clean(attributes: Attributes): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}

function toAttributes(attributes: Attributes): object[] {
  return Object.entries(clean(attributes)).map(([key, value]) => ({
    key,
    value: toValue(value),
  }));
}

function toValue(value: string | number): object {
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

// Rounds to microseconds, because a number cannot hold the nanoseconds since 1970.
function toNanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n);
}
