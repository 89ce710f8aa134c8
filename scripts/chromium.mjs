import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What Chromium needs to run as root in a container without a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium: CHROMIUM_PATH, else one of the system; undefined leaves it to Playwright's own. */
export function findChromium() {
  return process.env['CHROMIUM_PATH'] ?? known.find((path) => existsSync(path));
}

function run(command, ...args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Installs a browser where there is none: Playwright's own, else Debian's. Throws when neither works. */
export function ensureChromium() {
  if (findChromium()) return;
  if (run('npx', 'playwright', 'install', 'chromium')) return;
  if (run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')) return;
  throw new Error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
}
