import { globSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'acorn';
import { test } from './harness/conditions.ts';

const files = globSync('dist/app/{sw.js,assets/*.js}');
const read = (file: string) => readFileSync(file, 'utf8');

// Safari 16.4 supports all syntax up to ES2023, including regular expressions, but nothing newer.
test('the app has no syntax that an old supported browser cannot read', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(
      () => parse(read(file), { ecmaVersion: 2023, sourceType: 'module' }),
      file,
    ).not.toThrow();
  }
});

test('no script preloads the entry of the app, which has loaded before it', () => {
  const [entry = ''] = globSync('dist/app/assets/index-*.js');
  // Vite lists in the entry which files the imports of other chunks preload.
  const preloaded = /__vite__mapDeps=.*?\]/s.exec(read(entry))?.[0] ?? '';
  expect(preloaded).toContain('assets/');
  expect(preloaded).not.toContain('assets/index-');
});
