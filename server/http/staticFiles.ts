import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { pageRenderer } from './page.ts';

const hashedFolders = ['assets', 'localization'];
const forEver = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/**
 * Serves the built app: hashed files for ever and precompressed, other files for an hour, and the
 * page itself for every other address, so that the app decides what is there.
 */
export async function serveApp(app: FastifyInstance, config: Config): Promise<void> {
  const { appDir } = config.data;
  const entries = existsSync(appDir) ? readdirSync(appDir, { withFileTypes: true }) : [];
  const found = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  // The hashed folders are served even before the first build, so that it needs no restart.
  const folders = [...new Set([...hashedFolders, ...found])];
  for (const folder of folders) {
    await app.register(fastifyStatic, {
      root: path.join(appDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders(reply) {
        void reply.header('Cache-Control', hashedFolders.includes(folder) ? forEver : anHour);
        void reply.header('Vary', 'Accept-Encoding');
      },
    });
  }
  const isServed = ({ name }: { name: string }) => !/\.(html|br|gz)$/.test(name);
  const files = entries.filter((entry) => entry.isFile()).filter(isServed);
  if (files.length > 0) {
    await app.register(fastifyStatic, { root: appDir, serve: false, cacheControl: false });
  }
  for (const { name } of files) {
    app.get(`/${name}`, (_request, reply) => reply.header('Cache-Control', anHour).sendFile(name));
  }
  answerOthers(app, folders, pageRenderer(config));
}

function answerOthers(
  app: FastifyInstance,
  folders: string[],
  sendPage: (reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?', 1);
    if (isWithin(pathname, 'api')) {
      return reply.code(404).send({ error: request.language.say('http.notFound') });
    }
    const isMissing = folders.some((folder) => isWithin(pathname, folder));
    if (isMissing || !isReading(request)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    }
    return sendPage(reply);
  });
}

function isWithin(pathname: string, folder: string): boolean {
  return pathname === `/${folder}` || pathname.startsWith(`/${folder}/`);
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
