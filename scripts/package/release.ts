import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const manifest = 'design-system/package.json';
const changelog = 'design-system/CHANGELOG.md';

function replaceIn(path: string, before: string | RegExp, after: string): void {
  const text = readFileSync(path, 'utf8');
  const next = text.replace(before, after);
  if (next === text) throw new Error(`${path} does not contain ${String(before)}.`);
  writeFileSync(path, next);
}

// Releases what is under Unreleased as a version, if the long tests pass. Its tag has the API of the version, with which the next one is compared:
// git diff v0.2.0 -- design-system/guards/api.snapshot.txt
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name a version: npm run release -- 0.2.0');
for (const script of ['test:long', 'test:browsers']) {
  const { status } = spawnSync('npm', ['run', script], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run ${script} failed (see above).`);
}
const today = new Date().toISOString().slice(0, 10);
replaceIn(changelog, '## Unreleased\n', `## Unreleased\n\n## ${version} - ${today}\n`);
replaceIn(manifest, /"version": "[^"]+"/, `"version": "${version}"`);
console.log(
  `Released ${version}. Commit it, then: git tag v${version} && npm run build:library && npm publish design-system/dist`,
);
