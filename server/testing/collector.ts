import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: string; doubleValue?: number };
type Attribute = { key: string; value: Value };
type Sent = {
  resourceSpans?: { resource: Resource; scopeSpans: { spans: RawSpan[] }[] }[];
  resourceLogs?: { resource: Resource; scopeLogs: { logRecords: RawRecord[] }[] }[];
};
type Resource = { attributes: Attribute[] };
type RawSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
  attributes: Attribute[];
};
type RawRecord = {
  severityText: string;
  body: Value;
  traceId?: string;
  attributes: Attribute[];
};
/** A span or record whose attributes are an object instead of a list. */
type Plain<Raw> = Omit<Raw, 'attributes'> & { attributes: Record<string, string | number> };

/** A collector of OpenTelemetry in this process. */
export type Collector = {
  url: string;
  /** The bodies that it accepted with status 200, as text. */
  texts: string[];
  headers: IncomingHttpHeaders[];
  spans: () => Plain<RawSpan>[];
  records: () => Plain<RawRecord>[];
  resources: () => Record<string, string | number>[];
  close: () => Promise<void>;
};

/** Starts a collector that responds with `status`; null never responds. */
export async function startCollector(status: () => number | null = () => 200): Promise<Collector> {
  const texts: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      const code = status();
      headers.push(request.headers);
      if (code === 200) texts.push(text);
      if (code !== null) response.writeHead(code, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = () => texts.map((text) => JSON.parse(text) as Sent);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    headers,
    spans: () =>
      sent()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(toPlain))),
    records: () =>
      sent()
        .flatMap(({ resourceLogs = [] }) => resourceLogs)
        .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords.map(toPlain))),
    resources: () =>
      sent()
        .flatMap(({ resourceSpans = [], resourceLogs = [] }) => [...resourceSpans, ...resourceLogs])
        .map(({ resource }) => toPlain(resource).attributes),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toPlain<Raw extends { attributes: Attribute[] }>(raw: Raw): Plain<Raw> {
  const attributes = Object.fromEntries(
    raw.attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? doubleValue ?? Number(intValue),
    ]),
  );
  return { ...raw, attributes };
}
