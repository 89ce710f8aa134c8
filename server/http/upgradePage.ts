import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { OnMigration } from '../database/migrate.ts';
import type { UpgradeCallbacks } from '../database/prepareSchema.ts';
import { negotiateLanguage } from '../i18n/language.ts';
import { api } from '../../contract/api.ts';
import { loggerOptions } from './logging.ts';
import { html, sendPlainPage } from './plainPage.ts';
import { getPath, isWithin } from './requestPath.ts';
import { commonHeaders } from './securityHeaders.ts';

/** Seconds after which a browser or a client tries again. */
const retryAfter = 20;

/** Responds 503 to a request while the database is upgraded, with a page that reloads, or with an error to calls of the API. */
export function sendUpgrading(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = negotiateLanguage(request.headers['accept-language']);
  void reply.header('Retry-After', String(retryAfter)).header('Cache-Control', 'no-store');
  const path = getPath(request);
  const text = language.translate('http.upgrading');
  if (path === api.health.path) return reply.code(503).send({ status: 'upgrading' });
  if (isWithin(path, 'api')) return reply.code(503).send({ error: text });
  void reply.header('Refresh', String(retryAfter));
  const title = language.translate('http.upgrading.title');
  return sendPlainPage(reply, { language, title, status: 503, body: html`<p>${text}</p>` });
}

/** Serves the upgrade page at the address of the server while its database is upgraded, and logs each migration. */
export function createUpgradePage({
  server,
}: Config): UpgradeCallbacks & { onWait: (error: Error) => void } {
  const app: FastifyInstance = fastify({
    ...loggerOptions(server.logLevel),
    // An open connection would delay the start.
    forceCloseConnections: true,
  });
  app.setNotFoundHandler((request, reply) =>
    sendUpgrading(request, reply.headers(commonHeaders(server.publicOrigin))),
  );
  const onMigration: OnMigration = (name, ms) => {
    if (ms !== null) app.log.info({ event: 'migration', name, ms }, 'migrated');
  };
  return {
    onMigration,
    onWait: (err) => app.log.warn({ event: 'start', err }, 'waiting for the database'),
    async onBegin(remedy) {
      await app.listen({ host: server.host, port: server.port });
      if (remedy) app.log.warn({ event: 'migration' }, remedy);
      else app.log.info({ event: 'migration' }, 'the database is being migrated');
    },
    async onEnd() {
      app.log.info({ event: 'migration' }, 'the schema of the database is current');
      await app.close();
    },
  };
}
