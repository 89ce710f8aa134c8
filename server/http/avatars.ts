import type { FastifyInstance } from 'fastify';
import { avatarPath, readAvatar } from '../domain/profile/avatar.ts';
import type { Services } from '../domain/services.ts';

/** Serves profile pictures from the database, so that every process has them. */
export function serveAvatars(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { file: string } }>(`${avatarPath}/:file`, async (request, reply) => {
    const id = /^([\w-]{43})\.webp$/.exec(request.params.file)?.[1];
    const picture = id ? await readAvatar(db, id) : null;
    if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply
      .type('image/webp')
      .header('Cache-Control', 'private, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(picture);
  });
}
