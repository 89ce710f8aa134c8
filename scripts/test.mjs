// Runs all checks and tests, with `--long` also the slow ones, and prints how many passed and failed.

import { spawn } from 'node:child_process';
import { ensureChromium } from '../journeys/harness/chromium.mjs';
import { ensureInstalled, toolEnvironment } from './install.mjs';
import { finish, readJest, readPlaywright, startStep, startSuite, step, suite } from './steps.mjs';

await ensureInstalled();
ensureChromium();
const isLongRun = process.argv.includes('--long');

// Storybook with the built package, as portals get it; in a long run also with the sources. The build runs beside the next steps.
const storybooks = { package: 'dist/storybook', sources: 'dist/source-storybook' };
const build = ['npm', 'run', 'build:storybook', '--silent', '--', '--output-dir'];
const lint = startStep('lint and types', 'oxlint', '--type-check');
const builtStorybooks = startStep(
  'storybook build with the package',
  'BUILT_LIBRARY=1',
  ...build,
  storybooks.package,
)().then(() => isLongRun && startStep('storybook build', ...build, storybooks.sources)());
await step('format', 'oxfmt', '--check');
await step('messages', 'node', 'scripts/extractMessages.mjs', '--check');
await step('app build', 'vite', 'build', '--logLevel', 'warn');
await step('imports', 'npm', 'run', 'lint:imports', '--silent');
await lint();
await builtStorybooks;
await suite(
  'unit and server',
  readJest,
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json={report}',
);

if (isLongRun) {
  await suite(
    'unit on the package',
    readJest,
    'BUILT_LIBRARY=1',
    'vitest',
    'run',
    '--project',
    'browser-like',
    'design-system',
    '--reporter=dot',
    '--reporter=json',
    '--outputFile.json={report}',
  );
}

/** Serves a built Storybook and plays its stories. */
async function playStories(name, folder) {
  const port = '6106';
  const storybook = spawn('http-server', [folder, '-p', port, '-s'], { env: toolEnvironment() });
  await suite(
    name,
    readJest,
    'test-storybook',
    '--url',
    `http://127.0.0.1:${port}`,
    '--no-index-json',
    '--maxWorkers=2',
  );
  storybook.kill();
}

await playStories('stories of the package', storybooks.package);
if (isLongRun) {
  await playStories('stories of the sources', storybooks.sources);
  await suite(
    'screenshots of sources and package',
    readJest,
    'node',
    'scripts/visual/main.ts',
    '--storybook',
    storybooks.sources,
    '--against',
    storybooks.package,
    '--report',
    '{report}',
  );
}

const browsers = ['journeys/browsers/main.ts', '--engines', 'firefox', '--parts', 'journeys'];
const inFirefox = startStep('journeys in Firefox', 'node', ...browsers);
const playwright = ['playwright', 'test', '--config'];
const onPostgres = startSuite(
  'journeys on PostgreSQL',
  readPlaywright,
  ...playwright,
  'journeys/onPostgres.ts',
);
// The main journeys, which the suite `journeys` skips: on pages with a simulated translation, one after the other.
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
