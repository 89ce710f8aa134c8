import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The header in which proxies send the id of a request, and the server returns it. */
export const requestIdHeader = 'x-request-id';

// Crockford's base 32, which has no letters that people confuse.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;
/** Ids of proxies that can be logged and returned in a header as they are. */
const acceptable = /^[\w.:+/=-]{8,128}$/;

// The names that Fastify's `trustProxy` knows.
const networksByName: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns whether a request comes from a proxy in TRUST_PROXY. */
export type TrustProxy = (request: IncomingMessage) => boolean;

/** Returns the function that recognises the proxies. */
export function createProxyTrust(trustProxy: readonly string[]): TrustProxy {
  const trusted = toBlockList(trustProxy.flatMap((one) => networksByName[one] ?? [one]));
  return ({ socket }) => isTrusted(trusted, socket.remoteAddress ?? '');
}

/**
 * Returns the function that gives each request its id: the one that a trusted proxy sends, else a new one that users can read out. An
 * id of anybody else is ignored, because it could forge lines of the log.
 */
export function createRequestIds(isFromProxy: TrustProxy): (request: IncomingMessage) => string {
  return (request) => {
    const sentId = request.headers[requestIdHeader];
    if (typeof sentId === 'string' && acceptable.test(sentId) && isFromProxy(request))
      return sentId;
    return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  };
}

function toBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

function isTrusted(trusted: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
