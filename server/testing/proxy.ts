import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a server or of PostgreSQL; `url` is the target's URL with the address of the proxy. */
export type Proxy = {
  url: string;
  /** Cuts every connection, in the middle of a transfer. */
  cut(): void;
  /** Holds everything back without closing a connection, like a network that drops packets. */
  freeze(): void;
  thaw(): void;
  close(): void;
};

/** Starts a proxy on a free loopback port. */
export async function startProxy(targetUrl: string): Promise<Proxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    // The URL of a database may leave out the port.
    const upstream = connect(Number(target.port || 5432), target.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      if (isFrozen) socket.cork();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.cork();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.uncork();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
