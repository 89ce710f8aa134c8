import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StorageUnavailableError } from '../domain/fileStore.ts';
import { createFolderStore } from './folderStore.ts';

test('a picture that is not there is null, and one that cannot be read is an error', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-folder-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const store = createFolderStore(dir);
  await store.put('picture', Buffer.from('content'));
  expect(await store.get('picture')).toEqual(Buffer.from('content'));
  await store.delete('picture');
  expect(await store.get('picture')).toBeNull();
  // Reading a folder as a file fails also for root, unlike reading a file without permission.
  mkdirSync(path.join(dir, 'pi/picture'));
  await expect(store.get('picture')).rejects.toThrow(StorageUnavailableError);
});
