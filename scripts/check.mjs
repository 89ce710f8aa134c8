import { ensureInstalled } from './install.mjs';
import { beside, finish, readJest, step, suite } from './steps.mjs';

// The quick part of the tests: no browser, under a minute.
ensureInstalled();
const lint = beside('lint', 'eslint', '.');
step('format', 'prettier', '--check', '--log-level', 'warn', '.');
step('types', 'tsc', '-p', '.');
step('messages', 'node', 'scripts/messages.mjs', '--check');
suite(
  'unit',
  readJest,
  'vitest',
  'run',
  '--project',
  'browser-like',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json={report}',
);
await lint();
finish();
