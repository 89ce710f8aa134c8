import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../config/storageUrl.ts';
import { StorageUnavailableError, type FileStore } from '../domain/fileStore.ts';
import { second } from '../durations.ts';

const timeout = 10 * second;

/** Stores files in a bucket of an S3-compatible storage. */
export function createBucketStore({ address, ...credentials }: Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });

  async function call(
    method: string,
    name: string,
    body?: Buffer,
  ): Promise<{ isFound: boolean; content: Buffer }> {
    let response: Response;
    let content: Buffer;
    try {
      response = await client.fetch(`${address}/${name}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        ...(body && {
          body: new Uint8Array(body),
          headers: { 'Content-Type': 'image/webp', 'Content-Length': String(body.length) },
        }),
      });
      // While the body arrives, the connection can be lost or the request can time out.
      content = Buffer.from(await response.arrayBuffer());
    } catch (cause) {
      throw new StorageUnavailableError('The storage of pictures does not respond.', { cause });
    }
    if (response.ok || response.status === 404) return { isFound: response.ok, content };
    throw new StorageUnavailableError(`The storage responded ${response.status} to ${method}.`);
  }

  return {
    async put(name, bytes) {
      const { isFound } = await call('PUT', name, bytes);
      if (!isFound) throw new StorageUnavailableError('The bucket in STORAGE_URL is unknown.');
    },
    async get(name) {
      const { isFound, content } = await call('GET', name);
      return isFound ? content : null;
    },
    async delete(name) {
      await call('DELETE', name);
    },
  };
}
