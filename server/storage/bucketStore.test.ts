import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { StorageUnavailableError } from '../domain/fileStore.ts';
import { createBucketStore } from './bucketStore.ts';

test('a connection that is lost within a picture counts as storage that does not respond', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('part', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const store = createBucketStore({
    address: `http://127.0.0.1:${port}/pictures`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'us-east-1',
  });
  await expect(store.get('a.webp')).rejects.toThrow(StorageUnavailableError);
  server.close();
});
