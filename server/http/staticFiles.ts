import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../domain/services.ts';
import { createPageSender, type PageOptions } from './page.ts';
import { getPath, isWithin } from './requestPath.ts';
import { workerPolicy } from './securityHeaders.ts';

const hashedFolders = ['assets', 'localization'];
const immutable = 'public, max-age=31536000, immutable';
const serviceWorker = 'sw.js';
const oneHour = 'public, max-age=3600';

/**
 * Serves the built app. Hashed files are precompressed and cached without limit; files of the previous build are served too, for
 * tabs that it opened. Other files are cached for an hour. Every other address gets the page, whose router handles it.
 */
export async function serveApp(
  app: FastifyInstance,
  services: Services,
  options: PageOptions,
): Promise<void> {
  const { appDir } = services.config.data;
  const entries = existsSync(appDir) ? readdirSync(appDir, { withFileTypes: true }) : [];
  const builtFolders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  // The hashed folders are registered even before the first build, so that it needs no restart.
  const folders = [...new Set([...hashedFolders, ...builtFolders])];
  for (const folder of folders) {
    await app.register(fastifyStatic, {
      root: hashedFolders.includes(folder)
        ? [path.join(appDir, folder), path.join(`${appDir}.previous`, folder)]
        : path.join(appDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders(reply) {
        void reply.header('Cache-Control', hashedFolders.includes(folder) ? immutable : oneHour);
        void reply.header('Vary', 'Accept-Encoding');
      },
    });
  }
  // Leaves out the page, which is completed for each request, and compressed copies.
  const files = entries.filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name));
  // Adds `reply.sendFile` without any route, so that only the files listed here are served.
  if (files.length > 0) {
    await app.register(fastifyStatic, { root: appDir, serve: false, cacheControl: false });
  }
  for (const { name } of files) {
    app.get(`/${name}`, (_request, reply) => {
      if (name === serviceWorker) {
        void reply.header('Content-Security-Policy', workerPolicy);
        return reply.header('Cache-Control', 'no-cache').sendFile(name);
      }
      return reply.header('Cache-Control', oneHour).sendFile(name);
    });
  }
  handleOtherPaths(app, folders, createPageSender(app, services, options));
}

function handleOtherPaths(
  app: FastifyInstance,
  folders: string[],
  sendPage: (reply: FastifyReply, request: FastifyRequest) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler((request, reply) => {
    const requestPath = getPath(request);
    if (isWithin(requestPath, 'api')) {
      return reply.code(404).send({ error: request.language.translate('http.notFound') });
    }
    const isMissingFile = folders.some((folder) => isWithin(requestPath, folder));
    if (isMissingFile || !isGetOrHead(request) || isOfMachine(request, requestPath)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    }
    return sendPage(reply, request);
  });
}

// A probe that receives a page for an unknown address would report that all is well.
const probes =
  /^\/(?:metrics|_?health(?:z|check|y)?|livez?|liveness|ready?z?|readiness|ping|status|stats|up|actuator|server-status|-)(?:\/|$)/i;

/** Returns whether a request is by a probe, or by a client that accepts no HTML, such as a monitor or an `img` element. */
function isOfMachine({ headers: { accept } }: FastifyRequest, requestPath: string): boolean {
  if (probes.test(requestPath)) return true;
  return accept !== undefined && accept !== '' && !/text\/(?:html|\*)|\*\/\*/.test(accept);
}

function isGetOrHead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
