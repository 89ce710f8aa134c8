import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = (path: string, width: number) => `<!doctype html><title>Phone</title>
<style>body { margin: 0; background: #888 } iframe { display: block; margin: auto; border: 0; width: ${width}px; height: 100vh; background: #fff }</style>
<iframe src="${path}"></iframe>`;

const framePath = '/phone-frame';

/** A proxy that shows the portal's pages in a frame, for browsers whose windows cannot be as narrow as a phone. */
export type PhoneFrame = {
  getAddress: (path: string, width: number) => string;
  close: () => void;
};

/** Starts a proxy that removes the headers that forbid frames. */
export async function openPhoneFrame(origin: string): Promise<PhoneFrame> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', origin);
    if (url.pathname === framePath) {
      const { path = '/', width = '360' } = Object.fromEntries(url.searchParams);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(page(path.replaceAll('&', '&amp;').replaceAll('"', '&quot;'), +width));
    }
    const { method, headers, url: path } = incoming;
    const sent = request({ hostname, port, method, path, headers }, (answer) => {
      const { 'x-frame-options': _frames, ...kept } = answer.headers;
      const policy = kept['content-security-policy'];
      if (policy) {
        kept['content-security-policy'] = String(policy).replace(
          "frame-ancestors 'none'",
          "frame-ancestors 'self'",
        );
      }
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    return incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: framePort } = server.address() as AddressInfo;
  return {
    getAddress: (path, width) =>
      `http://localhost:${framePort}${framePath}?path=${encodeURIComponent(path)}&width=${width}`,
    close: () => void server.close(),
  };
}
