import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port on which nothing listens. It lies below the ports that systems hand out (from 32768 on), so that no
 * server on port 0 and no connection of another test takes it before the caller listens.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return findFreePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
