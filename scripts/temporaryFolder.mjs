import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** The bytes that a run of all tests needs in memory. */
const needed = 6 * 1024 ** 3;

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > needed && freemem() > needed;
}

/**
 * Returns a folder for temporary files: if Linux has room in memory, a new folder there, which is removed when this process ends, otherwise
 * the system's. Tests create hundreds of databases, which takes half as long again on a disk.
 */
export function createTemporaryFolder() {
  if (!hasRoom('/dev/shm')) return tmpdir();
  const folder = mkdtempSync('/dev/shm/byline-');
  // Lets PostgreSQL access the folder, because it runs as another user.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
