import type { FastifyBaseLogger } from 'fastify';

/**
 * Returns a function that logs errors of background work. One that lasts until the server is restarted, such as a LostFilesError, is the same
 * object each time and is logged once.
 */
export function createErrorLog(
  log: Pick<FastifyBaseLogger, 'error'>,
  message: string,
): (error: unknown) => void {
  let logged: unknown;
  return (err) => {
    if (err !== logged) log.error({ event: 'background', err }, message);
    logged = err;
  };
}
