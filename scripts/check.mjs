import { ensureInstalled } from './install.mjs';
import { finish, jestCounts, step, suite } from './steps.mjs';

// The quick part of the tests: no browser, under a minute.
ensureInstalled();
step('format', 'prettier', '--check', '--log-level', 'warn', '.');
step('lint', 'eslint', '--cache', '--cache-location', '.cache/eslint', '.');
step('types', 'tsc', '-p', '.');
step('messages', 'node', 'scripts/messages.mjs', '--check');
suite(
  'unit',
  jestCounts,
  'vitest',
  'run',
  '--project',
  'browser-like',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json={report}',
);
finish();
