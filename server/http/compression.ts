import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isWithin } from './requestPath.ts';

/** Smaller responses fit into one packet anyway. */
const minBytes = 1024;
// Lowers the quality from the default of 11, which takes longer than the response.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

// A client refuses an encoding with `q=0`, also written `; q=0.0` (RFC 9110, 12.4.2).
function isAccepted(encoding: string, accepted: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(accepted);
}

/** Gives reads of the API an ETag, responds 304 to a known one, and compresses them and pages above 1 kB. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method, headers, routeOptions }, reply, payload) => {
    const isRead =
      (method === 'GET' || method === 'HEAD') && isWithin(routeOptions.url ?? '', 'api');
    const isPage = String(reply.getHeader('Content-Type')).startsWith('text/html');
    if (!(isRead || isPage) || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    void reply.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    if (isRead) {
      const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
      void reply.header('ETag', etag);
      const knownTags = headers['if-none-match']?.split(',').map((tag) => tag.trim());
      if (knownTags?.includes(etag)) {
        void reply.code(304).removeHeader('Content-Length');
        return null;
      }
    }
    if (Buffer.byteLength(payload) < minBytes) return payload;
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((name) => isAccepted(name, accepted));
    if (!encoding) return payload;
    void reply.header('Content-Encoding', encoding).removeHeader('Content-Length');
    return encoding === 'br'
      ? promisify(brotliCompress)(payload, brotliOptions)
      : promisify(gzip)(payload);
  });
}
