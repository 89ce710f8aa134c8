import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const stamp = 'node_modules/.installed';

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

function isCurrent() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash();
  // Somebody installed by hand since the lockfile changed.
  const byHand = 'node_modules/.package-lock.json';
  return existsSync(byHand) && statSync(byHand).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** Installs what package-lock.json names, unless that is what is there. Works on Node 20, before ours is there. */
export function ensureInstalled() {
  if (isCurrent()) return;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed: see above. Is the npm registry within reach?');
  writeFileSync(stamp, lockHash());
}

/** The environment of our scripts: the Node of package-lock.json and its tools first on the PATH. */
export function ownEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const folders = ['node_modules/node/bin', 'node_modules/.bin'].map(
    (f) => `${process.cwd()}/${f}`,
  );
  return { ...process.env, PATH: [...folders, process.env['PATH']].join(separator), ...extra };
}
