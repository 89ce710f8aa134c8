import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Returns the origin at which the browser sees this server: the configured one. Only the demo has none; there it is
 * the address of the request, which the CSRF gate compares with the Origin header.
 */
export function getOrigin({ protocol, host }: FastifyRequest, { server }: Config): string {
  if (server.publicOrigin) return server.publicOrigin;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : address;
}
