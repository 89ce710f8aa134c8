import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** The type byte of the message ErrorResponse. */
const errorCode = 'E'.charCodeAt(0);

/**
 * A pooler in front of PostgreSQL, as PgBouncer is; `url` is the address of the database through it, and `refused` returns how many
 * connections it has refused.
 */
export type Pooler = { url: string; refused: () => number; close(): void };

/** Starts a pooler that refuses the parameter `statement_timeout` when a client connects, as PgBouncer does by default. */
export async function startPooler(targetUrl: string, port = 0): Promise<Pooler> {
  const target = new URL(targetUrl);
  let refused = 0;
  const server = createServer((client) => {
    // Without a listener, an error of a socket would end the process.
    client.on('error', () => undefined);
    client.once('data', (start) => {
      if (start.includes('statement_timeout')) {
        refused += 1;
        return client.end(describeError('unsupported startup parameter: statement_timeout'));
      }
      const database = connect(Number(target.port), target.hostname);
      database.on('error', () => undefined);
      database.on('close', () => client.destroy());
      client.on('close', () => database.destroy());
      database.write(start);
      return client.pipe(database).pipe(client);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(targetUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return { url: url.href, refused: () => refused, close: () => void server.close() };
}

// Encodes an ErrorResponse (https://www.postgresql.org/docs/current/protocol-message-formats.html). 08P01 is a protocol violation.
function describeError(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.writeUInt8(errorCode);
  // The length includes its own four bytes.
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
