import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const rows = Array.from(
  { length: 20 },
  (_, index) => `<li><a href="/detail">Job ${index + 1}</a></li>`,
);

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<h1 tabindex="-1">${title}</h1>${content}</html>`;
}

const list = page('Jobs', `<label>Search <input type="search"></label><ul>${rows.join('')}</ul>`);
const detail = page('Job 1', '<p>The brief.</p><a href="/list">Jobs</a>');

/**
 * Serves plain HTML pages without scripts or styles: the lowest time that any app could reach, to which the measured times are compared.
 */
export async function serveBarePage(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(url === '/detail' ? detail : list);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
