import os from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Returns the origin to which users are sent back: the configured one. Only the demo has none. It takes the origin from the Host
 * header, but only if the header names this machine, because clients can send any host.
 */
export function getOrigin(request: FastifyRequest, { server }: Config): string {
  if (server.publicOrigin) return server.publicOrigin;
  const { protocol, host, socket } = request;
  const address = `${protocol}://${host}`;
  if (URL.canParse(address) && isOwnHost(new URL(address).hostname)) return new URL(address).origin;
  return `http://localhost:${socket.localPort ?? server.port}`;
}

function isOwnHost(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '');
  const ownNames = [os.hostname(), `${os.hostname()}.local`].map((one) => one.toLowerCase());
  // Nobody can register a name in these two domains (RFC 6761).
  if (bare === '127.0.0.1' || /(^|\.)(localhost|test)$/.test(bare) || ownNames.includes(bare))
    return true;
  // Checked last, because this call takes longer than everything else in a request.
  const interfaces = Object.values(os.networkInterfaces()).flat();
  return interfaces.some((one) => one?.address === bare);
}
