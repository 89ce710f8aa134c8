import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StorageUnavailableError, type FileStore } from '../domain/fileStore.ts';
import { newId } from '../domain/identifiers.ts';

/** Stores files in a folder, which only the user of the server can read. */
export function createFolderStore(dir: string): FileStore {
  // Spreads the files over folders by the first two characters of their names, since some file systems are slow with a million files in
  // one folder.
  const getPath = (name: string) => path.join(dir, name.slice(0, 2), name);
  return {
    async put(name, bytes) {
      const target = getPath(name);
      const folder = path.dirname(target);
      const temporary = path.join(folder, `.${newId()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        // A crash leaves the whole file or none; the folder is flushed so that the name survives too.
        await rename(temporary, target);
        await using handle = await open(folder, 'r');
        await handle.sync();
      } catch (cause) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw new StorageUnavailableError('A picture could not be written.', { cause });
      }
    },
    async get(name) {
      try {
        return await readFile(getPath(name));
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw new StorageUnavailableError('A picture could not be read.', { cause });
      }
    },
    delete: (name) => rm(getPath(name), { force: true }),
  };
}
