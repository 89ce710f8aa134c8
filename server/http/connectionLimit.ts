import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { minute } from '../durations.ts';

/** Descriptors that a server needs beside its connections: its files, the database, mail servers, providers. */
const reserved = 128;

/** Returns how many files and connections this process may have open; null where the system does not report it. */
export function readDescriptorLimit(): number | null {
  try {
    const [, soft] =
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? null : Number(soft);
  } catch {
    return null;
  }
}

/**
 * Limits the connections of a server, so that enough file descriptors remain for its own work; otherwise commits fail when clients hold too
 * many connections open. Logs refused clients, at most once a minute.
 */
export function limitConnections(
  server: Server,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { poolSize, limit = readDescriptorLimit() }: { poolSize: number; limit?: number | null },
): void {
  if (limit === null) return;
  // Half of a very low limit, from which the reserve would leave nothing.
  server.maxConnections = Math.max(Math.floor(limit / 2), limit - reserved - poolSize);
  let warnedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - warnedAt < minute) return;
    warnedAt = performance.now();
    const { maxConnections: max } = server;
    log.warn(
      { event: 'connections', max },
      'connections are refused: raise the limit of open files',
    );
  });
}
