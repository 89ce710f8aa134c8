import type { FastifyInstance } from 'fastify';
import type { ServerState } from '../domain/health.ts';
import { cspReportPath } from './securityHeaders.ts';

const maxBytes = 16_384;
const loggedKeys = ['violated-directive', 'effective-directive', 'blocked-uri', 'source-file'];

/** Accepts CSP violation reports of browsers, logs each in one line and counts them. */
export function serveCspReports(app: FastifyInstance, state: ServerState): void {
  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
  }
  app.post(cspReportPath, { bodyLimit: maxBytes }, (request, reply) => {
    state.cspReports += 1;
    const report = pickLogged(parseReport(request.body));
    request.log.warn({ event: 'csp-report', report }, 'policy violated');
    return reply.code(204).send();
  });
}

function pickLogged(report: Record<string, unknown>): Record<string, string> {
  const entries = loggedKeys.flatMap((key) => {
    const value = report[key];
    return typeof value === 'string' ? [[key, value.slice(0, 200)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function parseReport(body: unknown): Record<string, unknown> {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const report = (parsed as { 'csp-report'?: unknown } | null)?.['csp-report'] ?? parsed;
    return report !== null && typeof report === 'object' ? { ...report } : {};
  } catch {
    return {};
  }
}
