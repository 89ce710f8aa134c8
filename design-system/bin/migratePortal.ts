import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { onTestFinished } from 'vitest';
import { migrate } from './migrate.js';

/** Migrates a module of a portal, whose library has these types; returns its new text and what is left to do by hand. */
export function migratePortal(text: string, libraryTypes: string) {
  const folder = mkdtempSync(join(tmpdir(), 'byline-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const library = 'node_modules/@byline/design-system';
  write(
    `${library}/package.json`,
    JSON.stringify({ name: '@byline/design-system', types: 'index.d.ts' }),
  );
  write(`${library}/index.d.ts`, libraryTypes);
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of ['@types/react', 'csstype']) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        jsx: 'react-jsx',
        strict: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
      },
      include: ['src'],
    }),
  );
  write('src/page.tsx', text);
  const { byHand } = migrate(ts, { version: '0.4', folder: join(folder, 'src') });
  return { text: readFileSync(join(folder, 'src/page.tsx'), 'utf8'), byHand };
}
