import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How long replaced files are kept, in ms. */
const keptFor = 24 * 3600_000;
const hashedFolders = ['assets', 'localization'];

/**
 * Moves the hashed files of the previous build to a folder beside the new build, with `.previous` at the end of its name. Deletes files
 * that were replaced more than a day ago. The server serves these files to tabs that were opened before the deploy.
 */
export function keepPrevious(): Plugin {
  let folder = '';
  return {
    name: 'keep-previous',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    // Runs before Vite empties the folder.
    buildStart() {
      for (const name of hashedFolders)
        moveFiles(join(folder, name), join(`${folder}.previous`, name));
    },
  };
}

/** Moves the files of a folder into another folder, and deletes files that were moved there more than a day before `now` (ms). */
export function moveFiles(from: string, to: string, now = Date.now()): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    const path = join(to, name);
    if (statSync(path).mtimeMs < now - keptFor) rmSync(path);
  }
  if (!existsSync(from)) return;
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )) {
    renameSync(join(from, name), join(to, name));
    // Sets the time from which the file is kept: the time of its replacement, not of its build.
    utimesSync(join(to, name), now / 1000, now / 1000);
  }
}
