import { ensureInstalled } from './install.mjs';
import { finish, readJest, step, stepBeside, suite } from './steps.mjs';

// The quick part of the tests: no browser, under a minute.
ensureInstalled();
const lint = stepBeside('lint', 'eslint', '.');
await step('format', 'prettier', '--check', '--log-level', 'warn', '.');
await step('types', 'tsc', '-p', '.');
await step('messages', 'node', 'scripts/messages.mjs', '--check');
await suite(
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
