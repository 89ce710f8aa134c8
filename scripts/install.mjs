import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const stamp = 'node_modules/.installed';

function hashLockfile() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hashLockfile();
  // Without our stamp, the packages were installed by hand. npm's own lockfile shows whether they are current.
  const npmLockfile = 'node_modules/.package-lock.json';
  return (
    existsSync(npmLockfile) &&
    statSync(npmLockfile).mtimeMs >= statSync('package-lock.json').mtimeMs
  );
}

/** Installs the packages of package-lock.json unless they are installed. Runs on Node 20, before our own Node is there. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
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
    // Halves the time that each of many server processes takes to start.
    NODE_COMPILE_CACHE: `${process.cwd()}/.cache/node`,
    ...extra,
  };
}
