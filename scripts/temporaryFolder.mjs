import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const needed = 6 * 1024 ** 3;

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > needed && freemem() > needed;
}

/**
 * Returns a folder for temporary files: in memory where Linux has room, because tests create hundreds of databases and a disk takes
 * half as long again. It is removed when this process ends.
 */
export function createTemporaryFolder() {
  if (!hasRoom('/dev/shm')) return tmpdir();
  const folder = mkdtempSync('/dev/shm/byline-');
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return folder;
}
