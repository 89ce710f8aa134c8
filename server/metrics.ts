import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readPool } from './database/connect.ts';
import { schemaVersion } from './database/migrations.ts';
import { selectOverdueCases } from './domain/cases/escalateCases.ts';
import { selectOverduePromises, selectUnexplained } from './domain/paymentChanges/latePayments.ts';
import { readOutboxHealth } from './domain/outboxHealth.ts';
import { ConfigError } from './config/readVariables.ts';
import type { ServerState } from './domain/health.ts';
import type { Services } from './domain/services.ts';
import { second } from './durations.ts';
import type { ObserveRequest } from './http/logging.ts';
import { productVersion } from './productVersion.ts';

/** Metrics for Prometheus on their own port. */
export type Metrics = {
  observeRequest: ObserveRequest;
  /** Starts to listen; the figures of the process are read at each request. */
  listen: (state: ServerState) => Promise<void>;
  close: () => Promise<void>;
};

/** Creates the metrics; null if METRICS_PORT is not set, so that their library is not loaded. */
export async function createMetrics(services: Services): Promise<Metrics | null> {
  const { port, host } = services.config.metrics;
  if (port === 0) return null;
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route'];
  const requests = new Counter({
    name: 'byline_http_requests_total',
    help: 'Requests by route pattern and status.',
    labelNames: [...labelNames, 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'byline_http_request_duration_seconds',
    help: 'Time to respond.',
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  let state: ServerState | null = null;
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `byline_${name}`, help, registers });
  const outbox = {
    waiting: gauge('outbox_waiting', 'Messages that wait for their delivery.'),
    oldest: gauge('outbox_oldest_seconds', 'Age of the oldest message that waits.'),
    failed: gauge('outbox_failed', 'Messages that were given up.'),
  };
  const pool = {
    total: gauge('database_connections', 'Connections of the pool.'),
    idle: gauge('database_connections_idle', 'Connections of the pool that nothing uses.'),
    waiting: gauge('database_connections_waiting', 'Requests that wait for a connection.'),
  };
  const isUp = gauge('database_up', '1 if the database responded to these queries.');
  const lag = gauge('due_jobs_age_seconds', 'Time since due jobs last ran without an error.');
  const audit = {
    at: gauge('audit_timestamp_seconds', 'Time of the last operator audit.'),
    isClean: gauge('audit_clean', '1 if the last audit found no fault.'),
  };
  const promises = {
    late: gauge(
      'late_payments_unexplained',
      'Payments that are late for a day without a reason or promise.',
    ),
    overdue: gauge(
      'promises_overdue',
      'Late or held payments whose promised answer or review is overdue.',
    ),
    cases: gauge('cases_overdue', 'Objections that are not decided in time.'),
  };
  const disk = gauge('disk_free_bytes', 'Free space of DATA_DIR.');
  new Gauge({
    name: 'byline_info',
    help: 'Version and schema.',
    labelNames: ['version', 'schema'],
    registers,
  })
    .labels(productVersion, String(schemaVersion))
    .set(1);

  async function readDatabase(): Promise<void> {
    const { waiting, oldestAge, failed } = await readOutboxHealth(services);
    outbox.waiting.set(waiting);
    outbox.oldest.set(oldestAge / second);
    outbox.failed.set(failed);
    const now = services.clock.now();
    for (const [metric, rows] of [
      [promises.late, selectUnexplained(services.db, now)],
      [promises.overdue, selectOverduePromises(services.db, now)],
    ] as const) {
      const { count } = await rows
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      metric.set(Number(count));
    }
    const { count } = await selectOverdueCases(services.db, now)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    promises.cases.set(Number(count));
    const last = await services.db
      .selectFrom('operator_log')
      .select(['at', 'result'])
      .where('command', '=', 'audit')
      .where('result', '!=', 'begun')
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) {
      // Has no value before the first audit, because "not clean" would raise an alarm on a new server.
      audit.isClean.remove();
      return;
    }
    audit.at.set(last.at / second);
    audit.isClean.set(last.result === 'done' ? 1 : 0);
  }

  async function read(): Promise<string> {
    const { total, idle, waiting } = readPool(services.db);
    pool.total.set(total);
    pool.idle.set(idle);
    pool.waiting.set(waiting);
    if (state?.dueJobsRanAt != null) lag.set((performance.now() - state.dueJobsRanAt) / second);
    const free = await statfs(services.config.data.dir).catch(() => null);
    if (free) disk.set(free.bavail * free.bsize);
    isUp.set(
      await readDatabase().then(
        () => 1,
        () => 0,
      ),
    );
    return registry.metrics();
  }

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      return void response.writeHead(404).end();
    }
    void read().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });

  return {
    observeRequest({ method, route, status, ms }) {
      requests.labels(method, route, String(status)).inc();
      durations.labels(method, route).observe(ms / second);
    },
    async listen(current) {
      state = current;
      server.listen(port, host);
      await once(server, 'listening').catch((cause: Error) => {
        throw new ConfigError(`METRICS_PORT, METRICS_HOST: ${cause.message}.`);
      });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
