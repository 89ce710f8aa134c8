import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const manifest = 'design-system/package.json';
const changelog = 'design-system/CHANGELOG.md';

function replaceIn(path: string, before: string | RegExp, after: string): void {
  const text = readFileSync(path, 'utf8');
  const next = text.replace(before, after);
  if (next === text) throw new Error(`${path} has nothing like ${String(before)}.`);
  writeFileSync(path, next);
}

// Makes a version of the library of what stands under Unreleased; the API of now is then what later ones are compared to.
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Say a version: npm run release -- 0.2.0');
const today = new Date().toISOString().slice(0, 10);
replaceIn(changelog, '## Unreleased\n', `## Unreleased\n\n## ${version} - ${today}\n`);
replaceIn(manifest, /"version": "[^"]+"/, `"version": "${version}"`);
copyFileSync('design-system/guards/api.snapshot.txt', 'design-system/guards/api.released.txt');
console.log(
  `${version} is written. Commit it, then: npm run package && npm publish design-system/dist`,
);
