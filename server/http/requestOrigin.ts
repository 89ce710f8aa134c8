import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The origin under which the browser sees this server: the configured one. Only the demo has none; there it is
 * what the browser called, which the gate compares with the browser's own header.
 */
export function originOf({ protocol, host }: FastifyRequest, { server }: Config): string {
  if (server.publicOrigin) return server.publicOrigin;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : address;
}
