// Runs the checks that need neither a browser nor a server, in about a minute.

import { ensureInstalled } from './install.mjs';
import { readJest } from './reports.mjs';
import { finish, step, suite } from './steps.mjs';

await ensureInstalled();
const project = ['vitest', 'run', '--project', 'browser-like'];
await Promise.all([
  step('lint and types', 'npm', 'run', 'lint', '--silent'),
  step('format', 'oxfmt', '--check'),
  step('messages', 'node', 'scripts/extractMessages.mjs', '--check'),
  suite(
    'unit',
    { read: readJest, repeat: project },
    ...project,
    '--reporter=json',
    '--outputFile.json={report}',
  ),
]);
await finish();
