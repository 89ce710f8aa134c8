import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemBrowsers = [
  // This is the headless build, which takes a quarter less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The flags with which Chromium runs as root in a container without a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of a Chromium: CHROMIUM_PATH, else a system browser; undefined selects Playwright's own. */
export function findChromium() {
  return process.env['CHROMIUM_PATH'] ?? systemBrowsers.find((path) => existsSync(path));
}

function run(command, ...args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installDebianPackage(...names) {
  if (!run('apt-get', 'update', '-qq')) return false;
  return names.some((name) => run('apt-get', 'install', '-y', '-qq', name));
}

/**
 * Installs a browser if there is none: Playwright's own, else Debian's. On CI machines that have Debian's browser, installs the headless
 * build. Throws if no browser can be installed.
 */
export function ensureChromium() {
  const installed = findChromium();
  if (process.env['CI'] && installed === '/usr/bin/chromium') {
    installDebianPackage('chromium-headless-shell');
  }
  if (installed) return;
  if (run('npx', 'playwright', 'install', '--only-shell', 'chromium')) return;
  if (installDebianPackage('chromium-headless-shell', 'chromium')) return;
  throw new Error('There is no browser for the tests. Install Chromium, or set CHROMIUM_PATH.');
}
