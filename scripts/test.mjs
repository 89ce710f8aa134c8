import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, ownEnvironment } from './install.mjs';
import { beside, finish, readJest, readPlaywright, step, suite } from './steps.mjs';

ensureInstalled();
ensureChromium();

const lint = beside('lint', 'eslint', '.');
step('format', 'prettier', '--check', '--log-level', 'warn', '.');
step('types', 'tsc', '-p', '.');
step('messages', 'node', 'scripts/messages.mjs', '--check');
step('app build', 'vite', 'build', '--logLevel', 'warn');
step('storybook build', 'storybook', 'build', '--quiet', '--output-dir', 'dist/storybook');
await lint();
suite(
  'unit and server',
  readJest,
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json={report}',
);
const port = '6106';
const stories = spawn('http-server', ['dist/storybook', '-p', port, '-s'], {
  env: ownEnvironment(),
});
suite(
  'stories',
  readJest,
  'test-storybook',
  '--url',
  `http://127.0.0.1:${port}`,
  '--no-index-json',
  '--maxWorkers=2',
);
stories.kill();

// A sample, so that the comparison itself keeps working; `npm run pixels` takes all of them.
suite(
  'pixels',
  readJest,
  'node',
  'scripts/pixels/main.ts',
  '--storybook',
  'dist/storybook',
  '--sample',
  '40',
  '--report',
  '{report}',
);

const journeys = { journeys: 'runner.ts', 'journeys on PostgreSQL': 'onPostgres.ts' };
for (const [name, config] of Object.entries(journeys)) {
  suite(name, readPlaywright, 'playwright', 'test', '--config', `app/e2e/${config}`);
}
finish();
