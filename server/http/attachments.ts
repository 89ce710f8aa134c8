import type { FastifyInstance } from 'fastify';
import { attachmentPath, findByUrl } from '../domain/attachments/attachments.ts';
import type { Services } from '../domain/services.ts';
import { findSession } from '../domain/session/sessions.ts';
import { readSessionToken } from './cookies.ts';

/**
 * Serves attachments to the account that uploaded them, and 404 to everyone else. Browsers revalidate stored copies before showing them, so
 * that the pictures disappear with the session.
 */
export function serveAttachments(app: FastifyInstance, services: Services): void {
  const { db, files, clock, config } = services;
  app.get(`${attachmentPath}/:file`, async (request, reply) => {
    const token = readSessionToken(request, config);
    const session = token
      ? await findSession(db, token, config.session, clock.machineNow())
      : undefined;
    const path = request.url.split('?', 1)[0] ?? '';
    const row = session?.state === 'approved' ? await findByUrl(db, session.id, path) : undefined;
    const notFound = () => reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    if (!row) return notFound();
    const tag = `"${row.id}"`;
    void reply
      .header('Cache-Control', 'private, no-cache')
      .header('Vary', 'Cookie')
      .header('ETag', tag)
      .header('Content-Disposition', `inline; filename*=UTF-8''${encodeName(row.name)}`)
      .header('Content-Security-Policy', "default-src 'none'; sandbox");
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const bytes = await files.get(row.id);
    return bytes ? reply.type('image/webp').send(bytes) : notFound();
  });
}

// RFC 8187 allows fewer characters than encodeURIComponent leaves.
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
