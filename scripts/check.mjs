// Runs the checks that need neither a browser nor a server, in about a minute.

import { ensureInstalled } from './install.mjs';
import { finish, readJest, startStep, step, suite } from './steps.mjs';

await ensureInstalled();
const lint = startStep('lint and types', 'npm', 'run', 'lint', '--silent');
await step('format', 'oxfmt', '--check');
await step('messages', 'node', 'scripts/extractMessages.mjs', '--check');
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
