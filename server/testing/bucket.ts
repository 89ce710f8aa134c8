import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A bucket of a real S3 server in this process, which checks signatures. */
export type TestBucket = {
  /** Value of STORAGE_URL. */
  url: string;
  /** Lists the names of the stored files. */
  list(): string[];
  close(): Promise<void>;
};

const name = 'pictures';

/** Starts an S3 server with one empty bucket. */
export async function startBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'byline-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${name}`,
    list: () =>
      readdirSync(path.join(directory, name))
        .filter((file) => file.endsWith('_object'))
        .map((file) => file.replace(/\._S3rver_object$/, '')),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
