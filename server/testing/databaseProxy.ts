import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a PostgreSQL server; `url` is the database through it. */
export type DatabaseProxy = {
  url: string;
  /** Holds everything back without closing a connection, like a network that drops packets. */
  freeze(): void;
  thaw(): void;
  close(): void;
};

/** Starts a proxy on a free loopback port. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      if (isFrozen) socket.cork();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
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
