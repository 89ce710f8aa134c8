// Runs lint, types, format and messages, and the unit tests that uncommitted changes affect, in about a minute. Needs no browser or server.

import { ensureInstalled } from './install.mjs';
import { finish, step } from './steps.mjs';

await ensureInstalled();
const unit = ['vitest', 'run', '--project', 'browser-like*', '--changed', '--passWithNoTests'];
await Promise.all([
  step('lint and types', 'oxlint', '--type-check'),
  step('imports', 'npm', 'run', 'lint:imports', '--silent'),
  step('format', 'oxfmt', '--check'),
  step('messages', 'node', 'scripts/extractMessages.mjs', '--check'),
  step('unit', ...unit),
]);
await finish();
