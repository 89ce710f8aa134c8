import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { runPrograms } from './runPrograms.mjs';

const stamp = 'node_modules/.installed';

function hashLockfile() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hashLockfile();
  // Without our stamp file, the packages were installed by npm directly. npm's own lockfile then shows whether they are current.
  const npmLockfile = 'node_modules/.package-lock.json';
  return (
    existsSync(npmLockfile) &&
    statSync(npmLockfile).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/**
 * Installs the packages of package-lock.json unless they are installed. Must run on Node 20, because it runs before the project's own Node
 * is installed.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const status = await runPrograms({
    command: 'npm',
    args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    env: process.env,
  });
  if (status !== 0) throw new Error('npm ci failed (see above). Is the npm registry reachable?');
  writeFileSync(stamp, hashLockfile());
}

/** Returns an environment whose PATH starts with the Node of package-lock.json and the installed tools. */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = ['node_modules/node/bin', 'node_modules/.bin'].map(
    (folder) => `${process.cwd()}/${folder}`,
  );
  return {
    ...process.env,
    PATH: [...folders, process.env['PATH']].join(separator),
    // The compile cache halves the time that each of the many server processes takes to start.
    NODE_COMPILE_CACHE: `${process.cwd()}/.cache/node`,
    ...extra,
  };
}
