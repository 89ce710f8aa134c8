import { sql } from 'kysely';
import type { Handlers } from './handler.ts';

/** Whether the server is well, and what it offers. */
export const systemHandlers: Pick<Handlers, 'health' | 'openapi'> = {
  async health({ services: { db, config }, server, setStatus }) {
    const reports = config.hasSeams ? { csp_reports: server.cspReports } : {};
    if (server.isShuttingDown) {
      setStatus(503);
      return { status: 'shutting_down', ...reports };
    }
    const isAlive = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    if (!isAlive) setStatus(503);
    return { status: isAlive ? 'ok' : 'unavailable', ...reports };
  },

  openapi({ describeApi }) {
    return Promise.resolve(describeApi());
  },
};
