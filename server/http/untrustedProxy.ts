import type { FastifyInstance } from 'fastify';
import { api } from '../../contract/api.ts';

/** Number of requests in a row after which the header cannot be an accident of one client. */
const requestsBeforeWarning = 20;

/**
 * Warns once if every request carries `X-Forwarded-For` from an address that `TRUST_PROXY` does not name: behind such a proxy all users
 * share one address, and so one limit of sign-ins.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let untrustedInARow = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, ip, socket, routeOptions, log } = request;
    // Skips health checks, which load balancers send themselves.
    if (untrustedInARow < requestsBeforeWarning && routeOptions.url !== api.health.path) {
      const isUntrusted = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
      untrustedInARow = isUntrusted ? untrustedInARow + 1 : 0;
      if (untrustedInARow === requestsBeforeWarning) {
        log.warn(
          { event: 'proxy' },
          'each request has X-Forwarded-For, but TRUST_PROXY does not name the proxy: all users share one address and its limits',
        );
      }
    }
    done();
  });
}
