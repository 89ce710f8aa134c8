import type { FastifyInstance } from 'fastify';
import type { Services } from '../domain/services.ts';
import { day } from '../durations.ts';

/** Serves security.txt (RFC 9116) with the address of the support. */
export function serveSecurityTxt(app: FastifyInstance, { config, clock }: Services): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.machineNow() + 180 * day).toISOString();
    const lines = [
      `Contact: mailto:${config.app.supportEmail}`,
      `Expires: ${expires}`,
      `Canonical: ${config.server.origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
