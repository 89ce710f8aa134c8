import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../config/storageUrl.ts';
import { StorageUnavailableError, type FileStore } from '../domain/attachments/fileStore.ts';
import { second } from '../durations.ts';

const timeout = 10 * second;

/** Stores files in a bucket of an S3-compatible storage. */
export function createBucketStore({ address, ...credentials }: Bucket): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });

  async function call(method: string, name: string, body?: Buffer): Promise<Response> {
    let response: Response;
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
    } catch (cause) {
      throw new StorageUnavailableError('The storage of pictures does not respond.', { cause });
    }
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new StorageUnavailableError(`The storage responded ${response.status} to ${method}.`);
  }

  return {
    async put(name, bytes) {
      const response = await call('PUT', name, bytes);
      await response.body?.cancel();
      if (!response.ok) throw new StorageUnavailableError('The bucket in STORAGE_URL is unknown.');
    },
    async get(name) {
      const response = await call('GET', name);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async delete(name) {
      const response = await call('DELETE', name);
      await response.body?.cancel();
    },
  };
}
