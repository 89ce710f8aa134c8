import { ConfigError } from './readVariables.ts';

type Values = Record<
  | 'OTEL_SDK_DISABLED'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_EXPORTER_OTLP_PROTOCOL'
  | 'OTEL_TRACES_EXPORTER'
  | 'OTEL_LOGS_EXPORTER'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_RESOURCE_ATTRIBUTES'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG',
  string
> & { OTEL_EXPORTER_OTLP_TIMEOUT: number; OTEL_BSP_SCHEDULE_DELAY: number };

const endpoints = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT',
] as const;

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [
  name,
  `parentbased_${name}`,
]);

/**
 * Returns where to send traces and errors, from OpenTelemetry's standard variables; an empty URL turns sending off. Many machines have such
 * variables for other programs, so invalid values are errors only if something is sent.
 */
export function readTelemetry(values: Values) {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '');
  const isOff = values.OTEL_SDK_DISABLED.toLowerCase() === 'true';
  const getUrl = (ownEndpoint: string, exporter: string, path: string) => {
    if (isOff || !exporter.split(',').some((name) => name.trim() === 'otlp')) return '';
    return ownEndpoint || (base && `${base}${path}`);
  };
  const tracesUrl = getUrl(
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    values.OTEL_TRACES_EXPORTER,
    '/v1/traces',
  );
  const logsUrl = getUrl(
    values.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT,
    values.OTEL_LOGS_EXPORTER,
    '/v1/logs',
  );
  const isUsed = Boolean(tracesUrl || logsUrl);
  if (isUsed) assertSupported(values);
  const resource = isUsed
    ? readPairs('OTEL_RESOURCE_ATTRIBUTES', values.OTEL_RESOURCE_ATTRIBUTES)
    : {};
  return {
    tracesUrl,
    logsUrl,
    headers: isUsed
      ? readPairs('OTEL_EXPORTER_OTLP_HEADERS', values.OTEL_EXPORTER_OTLP_HEADERS)
      : {},
    /** The collector's response timeout in ms. */
    timeout: values.OTEL_EXPORTER_OTLP_TIMEOUT,
    /** Time in ms between two batches. */
    pause: values.OTEL_BSP_SCHEDULE_DELAY,
    serviceName: values.OTEL_SERVICE_NAME || resource['service.name'] || 'byline',
    resource,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: Number(values.OTEL_TRACES_SAMPLER_ARG || '1'),
  };
}

function assertSupported(values: Values): void {
  for (const name of endpoints) {
    const { username, password } = new URL(values[name] || 'http://none');
    if (!username && !password) continue;
    throw new ConfigError(
      `${name}: put name and password into OTEL_EXPORTER_OTLP_HEADERS instead.`,
    );
  }
  if (values.OTEL_EXPORTER_OTLP_PROTOCOL !== 'http/json') {
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_PROTOCOL: must be http/json, which collectors receive on port 4318.',
    );
  }
  if (!samplers.includes(values.OTEL_TRACES_SAMPLER)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER: must be one of ${samplers.join(', ')}.`);
  }
  const ratio = Number(values.OTEL_TRACES_SAMPLER_ARG || '1');
  if (ratio >= 0 && ratio <= 1) return;
  throw new ConfigError('OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1.');
}

/** Parses `name=value,name=value` with % escapes; throws a ConfigError that does not contain the values. */
function readPairs(variable: string, text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const separator = pair.indexOf('=');
        if (separator < 1) throw new URIError('no name');
        return [
          pair.slice(0, separator).trim(),
          decodeURIComponent(pair.slice(separator + 1).trim()),
        ];
      }),
    );
  } catch {
    throw new ConfigError(`${variable}: must be name=value, separated by commas, with % escapes.`);
  }
}
