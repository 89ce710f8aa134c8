// Releases the changes under "Unreleased" of the library or of the product as a version, if the long tests pass: updates the changelog and
// the versions, and prints the commands that follow. The API of the library is copied, so that a guard can compare later changes with it.

import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

const releases = {
  library: {
    folder: 'design-system/',
    tag: 'v',
    nextCommand: 'npm run build:library && npm publish design-system/dist',
  },
  product: {
    folder: '',
    tag: 'product-v',
    nextCommand: 'docker build -f deploy/Dockerfile -t byline .',
  },
};
const [what = '', version = ''] = process.argv.slice(2);

/** Replaces a text in a file; throws if the file does not contain it. */
function replaceIn(path: string, before: string | RegExp, after: string): void {
  const text = readFileSync(path, 'utf8');
  const next = text.replace(before, after);
  if (next === text) throw new Error(`${path} does not contain ${String(before)}.`);
  writeFileSync(path, next);
}

function run(...args: string[]): void {
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed (see above).`);
}

if (!(what in releases) || !/^\d+\.\d+\.\d+$/.test(version)) {
  throw new Error('Name what to release, and a version: npm run release -- product|library 0.2.0');
}
const { folder, tag, nextCommand } = releases[what as keyof typeof releases];
const changelog = readFileSync(`${folder}CHANGELOG.md`, 'utf8');
// The text from the heading to the next heading or the end of the file. With the flag `m`, `$` matches the end of every line, so `(?![^])`
// requires that no character follows.
const [, unreleased = ''] = /^## Unreleased\n(.*?)(?=^## |$(?![^]))/ms.exec(changelog) ?? [];
if (!unreleased.includes('- '))
  throw new Error(`${folder}CHANGELOG.md has nothing under Unreleased.`);
if (what === 'product' && !unreleased.includes('### What an operator must do')) {
  throw new Error(
    'CHANGELOG.md does not say what an operator must do; if it is nothing, write that.',
  );
}
run('run', 'test:long');
run('run', 'test:browsers');
if (what === 'library') run('run', 'test:bundlers');
const today = new Date().toISOString().slice(0, 10);
replaceIn(
  `${folder}CHANGELOG.md`,
  '## Unreleased\n',
  `## Unreleased\n\n## ${version} - ${today}\n`,
);
replaceIn(`${folder}package.json`, /"version": "[^"]+"/, `"version": "${version}"`);
if (what === 'library') {
  copyFileSync('design-system/guards/api.snapshot.txt', 'design-system/guards/api.released.txt');
}
// Updates the lockfile, which repeats the versions.
run('install', '--package-lock-only', '--no-audit', '--no-fund');
console.log(`Released ${version}. Commit it, then: git tag ${tag}${version} && ${nextCommand}`);
