import type { FastifyInstance } from 'fastify';
import type { ServerState } from '../routes/handler.ts';
import { cspReportPath } from './securityHeaders.ts';

const shownKeys = ['violated-directive', 'effective-directive', 'blocked-uri', 'source-file'];

/** Takes what browsers report about the page's policy, logs it in one line and counts it. */
export function takeCspReports(app: FastifyInstance, server: ServerState): void {
  for (const type of ['application/csp-report', 'application/reports+json']) {
    app.addContentTypeParser(
      type,
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, body),
    );
  }
  app.post(cspReportPath, { bodyLimit: 16_384 }, (request, reply) => {
    server.cspReports += 1;
    request.log.warn({ event: 'csp-report', report: pickShown(request.body) }, 'policy violated');
    return reply.code(204).send();
  });
}

function pickShown(body: unknown): Record<string, string> {
  const report = readReport(body);
  const shown = shownKeys.flatMap((key) => {
    const value = report[key];
    return typeof value === 'string' ? [[key, value.slice(0, 200)] as const] : [];
  });
  return Object.fromEntries(shown);
}

function readReport(body: unknown): Record<string, unknown> {
  try {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    const report = (parsed as { 'csp-report'?: unknown } | null)?.['csp-report'] ?? parsed;
    return report !== null && typeof report === 'object' ? { ...report } : {};
  } catch {
    return {};
  }
}
