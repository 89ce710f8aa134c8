import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { pageRenderer } from './page.ts';

const immutable = 'public, max-age=31536000, immutable';
const hashedFolders = ['assets', 'localization'];

/**
 * Serves the built app: hashed files for ever and precompressed, the few files beside index.html
 * for an hour, and the page itself for every other address, so that the app decides what is there.
 */
export async function serveApp(app: FastifyInstance, config: Config): Promise<void> {
  const { appDir } = config.data;
  for (const folder of hashedFolders) {
    const root = path.join(appDir, folder);
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => void reply.header('Cache-Control', immutable),
    });
  }
  await serveRootFiles(app, appDir);
  answerOthers(app, pageRenderer(config));
}

async function serveRootFiles(app: FastifyInstance, appDir: string): Promise<void> {
  if (!existsSync(appDir)) return;
  const files = readdirSync(appDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map(({ name }) => name);
  await app.register(fastifyStatic, { root: appDir, serve: false });
  for (const name of files) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: 3_600_000 }));
  }
}

function answerOthers(
  app: FastifyInstance,
  sendPage: (reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://own');
    if (isWithin(pathname, 'api')) {
      return reply.code(404).send({ error: request.language.say('http.notFound') });
    }
    const isMissing = hashedFolders.some((folder) => isWithin(pathname, folder));
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
