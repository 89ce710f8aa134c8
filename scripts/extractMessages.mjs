// Extracts the English catalogues from the code. With --check, fails if they are out of date, or if another catalogue
// has other messages or placeholders.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { toolEnvironment } from './install.mjs';

const isCheck = process.argv.includes('--check');
const env = toolEnvironment();
const ignored = ['--ignore', '**/*.{stories,test,spec}.tsx', '--ignore', '**/*.d.ts'];

function formatjs(...args) {
  const { status, stdout, stderr } = spawnSync('formatjs', args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`formatjs ${args[0]} failed:\n${stdout}${stderr}`);
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function write(path, catalog) {
  const sorted = Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns the English messages in the code of a folder, by id. */
function extract(folder) {
  mkdirSync('.cache', { recursive: true });
  const out = `.cache/messages-${folder}.json`;
  formatjs('extract', `${folder}/**/*.{ts,tsx}`, ...ignored, '--throws', '--out-file', out);
  const entries = Object.entries(read(out)).map(([id, { defaultMessage }]) => [id, defaultMessage]);
  return Object.fromEntries(entries);
}

function isSame(one, other) {
  const sorted = (catalog) => JSON.stringify(Object.entries(catalog).sort());
  return sorted(one) === sorted(other);
}

for (const folder of ['design-system', 'app']) {
  const catalog = `${folder}/i18n/en.json`;
  const extracted = extract(folder);
  if (!isCheck) write(catalog, extracted);
  else if (!isSame(extracted, read(catalog))) {
    throw new Error(`${catalog} is out of date. Run \`npm run i18n:extract\`.`);
  }
  if (isCheck) {
    const checks = ['--missing-keys', '--extra-keys', '--structural-equality'];
    formatjs('verify', `${folder}/i18n/*.json`, '--source-locale', 'en', ...checks);
  }
}
