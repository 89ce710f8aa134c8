#!/usr/bin/env node
// The command line of the package.
import { readFileSync } from 'node:fs';
import { defineTheme } from '@byline/design-system/theme';
import { migrate } from './migrate.js';

const usage = `Usage:
  design-system theme brand.json > brand.css   the stylesheet of a brand; the file has the options of defineTheme as JSON
  design-system migrate 0.4 src                renames props in a portal, before the new version is installed`;

function stop(message) {
  console.error(message);
  process.exit(1);
}

function writeTheme(file) {
  const { css, adjusted } = defineTheme(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(css);
  for (const { name, theme, color, used } of adjusted) {
    console.error(`${name}: ${color} has too little contrast in ${theme}; used ${used}.`);
  }
}

// Not a dependency, because only this command needs it, once. TypeScript 7 has no language service for JavaScript.
async function loadTypeScript() {
  const { default: ts } = await import('typescript').catch(() => ({ default: {} }));
  if (ts.createLanguageService) return ts;
  return stop(
    'This command needs TypeScript 6: npx -p typescript@6 -p @byline/design-system@0.4 design-system migrate 0.4 src',
  );
}

async function writeMigration(version, folder) {
  const { count, files, byHand } = migrate(await loadTypeScript(), { version, folder });
  console.log(`Changed ${count} places in ${files} files.`);
  if (byHand.length > 0) console.log(`To do by hand:\n${byHand.join('\n')}`);
}

const [command, first, second] = process.argv.slice(2);
try {
  if (command === 'theme' && first) writeTheme(first);
  else if (command === 'migrate' && first && second) await writeMigration(first, second);
  else stop(usage);
} catch (error) {
  stop(`${command} ${first}: ${error.message}`);
}
