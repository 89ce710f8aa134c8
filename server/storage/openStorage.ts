import path from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from '../domain/attachments/fileStore.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';

/** Opens the storage of pictures: the bucket in STORAGE_URL, else a folder in DATA_DIR. */
export function openStorage({ dir, storage }: Config['data']): FileStore {
  return storage ? createBucketStore(storage) : createFolderStore(path.join(dir, 'pictures'));
}
