import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder, with its index.html at `url`. `policy` is its Content-Security-Policy. */
export async function serveFolder(
  folder: string,
  policy?: string,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[extname(file)] ?? 'text/html');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    return response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
