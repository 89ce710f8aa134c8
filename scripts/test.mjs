import { spawn } from 'node:child_process';
import { ensureChromium } from '../journeys/harness/chromium.mjs';
import { ensureInstalled, toolEnvironment } from './install.mjs';
import { finish, readJest, readPlaywright, startStep, startSuite, step, suite } from './steps.mjs';

ensureInstalled();
ensureChromium();

// These take as long on one core as the following steps on the other.
const lint = startStep('lint', 'npm', 'run', 'lint', '--silent');
const buildStorybook = startStep('storybook build', 'npm', 'run', 'build:storybook', '--silent');
await step('format', 'oxfmt', '--check');
await step('types', 'npm', 'run', 'typecheck', '--silent');
await step('messages', 'node', 'scripts/extractMessages.mjs', '--check');
await step('app build', 'vite', 'build', '--logLevel', 'warn');
await lint();
await buildStorybook();
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
const storybook = spawn('http-server', ['dist/storybook', '-p', port, '-s'], {
  env: toolEnvironment(),
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
storybook.kill();

// A sample proves that the comparison works; `npm run test:visual` compares every story.
await suite(
  'screenshots',
  readJest,
  'node',
  'scripts/visual/main.ts',
  '--storybook',
  'dist/storybook',
  '--sample',
  '40',
  '--report',
  '{report}',
);

const browsers = ['journeys/browsers/main.ts', '--engines', 'firefox', '--parts', 'journeys'];
const inFirefox = startStep('journeys in Firefox', 'node', ...browsers, '--installed');
const playwright = ['playwright', 'test', '--config'];
const onPostgres = startSuite(
  'journeys on PostgreSQL',
  readPlaywright,
  ...playwright,
  'journeys/onPostgres.ts',
);
// The main journeys run on translated pages only, one after the other.
const translated = onPostgres().then(() =>
  startSuite(
    'journeys, translated',
    readPlaywright,
    ...playwright,
    'journeys/translated.ts',
    '--workers=1',
  )(),
);
await suite('journeys', readPlaywright, ...playwright, 'journeys/runner.ts', '--grep-invert=@main');
await translated;
await inFirefox();
finish();
