import { spawn } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, ownEnvironment } from './install.mjs';
import {
  finish,
  readJest,
  readPlaywright,
  step,
  stepBeside,
  suite,
  suiteBeside,
} from './steps.mjs';

ensureInstalled();
ensureChromium();

const lint = stepBeside('lint', 'eslint', '.');
await step('format', 'prettier', '--check', '--log-level', 'warn', '.');
await step('types', 'tsc', '-p', '.');
await step('messages', 'node', 'scripts/messages.mjs', '--check');
await step('app build', 'vite', 'build', '--logLevel', 'warn');
await step('storybook build', 'storybook', 'build', '--quiet', '--output-dir', 'dist/storybook');
await lint();
await suite(
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
await suite(
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
await suite(
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

const journeys = ['playwright', 'test', '--config'];
const onPostgres = suiteBeside(
  'journeys on PostgreSQL',
  readPlaywright,
  ...journeys,
  'app/e2e/onPostgres.ts',
);
await suite('journeys', readPlaywright, ...journeys, 'app/e2e/runner.ts');
await onPostgres();
finish();
