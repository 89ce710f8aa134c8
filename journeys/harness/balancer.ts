import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A load balancer in front of several server processes. */
export type Balancer = { close: () => Promise<void> };

/** Starts a round-robin balancer, so that consecutive calls never reach the same process. */
export async function openBalancer(port: number, targets: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const call = request(
      {
        host: 'localhost',
        port: targets[turn % targets.length],
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
        },
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    call.on('error', () => outgoing.destroy());
    outgoing.on('close', () => call.destroy());
    incoming.pipe(call);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
