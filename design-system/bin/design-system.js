#!/usr/bin/env node
// The command line of the package: `npx @byline/design-system theme brand.json > brand.css`.
import { readFileSync } from 'node:fs';
import { defineTheme } from '@byline/design-system/theme';

function stop(message) {
  console.error(message);
  process.exit(1);
}

const [command, file] = process.argv.slice(2);
if (command !== 'theme' || !file) {
  stop(
    'Usage: design-system theme brand.json > brand.css\nThe file has the options of defineTheme as JSON.',
  );
}
try {
  const { css, adjusted } = defineTheme(JSON.parse(readFileSync(file, 'utf8')));
  process.stdout.write(css);
  for (const { name, theme, color, used } of adjusted) {
    console.error(`${name}: ${color} has too little contrast in ${theme}; used ${used}.`);
  }
} catch (error) {
  stop(`${file}: ${error.message}`);
}
