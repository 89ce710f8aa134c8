// Runs the checks that need neither a browser nor a server, in about a minute. Of the unit tests, those of uncommitted changes.

import { ensureInstalled } from './install.mjs';
import { finish, step } from './steps.mjs';

await ensureInstalled();
const unit = ['vitest', 'run', '--project', 'browser-like', '--changed', '--passWithNoTests'];
await Promise.all([
  step('lint and types', 'npm', 'run', 'lint', '--silent'),
  step('format', 'oxfmt', '--check'),
  step('messages', 'node', 'scripts/extractMessages.mjs', '--check'),
  step('unit', ...unit),
]);
await finish();
