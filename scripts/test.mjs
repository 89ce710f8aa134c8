// Runs all checks and tests and prints how many passed and failed. With `--long` also the slow ones; with `--stress` beside busy
// loops and in slowed browsers, where a test fails that waits for a time instead of a state.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureChromium } from '../journeys/harness/chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { readJest, readPlaywright } from './reports.mjs';
import { finish, step, suite } from './steps.mjs';

await ensureInstalled();
ensureChromium();
const isLongRun = process.argv.includes('--long');
if (process.argv.includes('--stress')) {
  const loops = Array.from({ length: 2 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);']),
  );
  process.on('exit', () => loops.forEach((loop) => loop.kill()));
}

// Storybook with the built package, as portals get it; in a long run also with the sources.
const storybooks = { package: 'dist/storybook', sources: 'dist/source-storybook' };
const buildStorybook = ['npm', 'run', 'build:storybook', '--silent', '--', '--output-dir'];

const vitest = {
  read: readJest,
  repeat: ['vitest', 'run'],
};
const toReport = [
  '--reporter=./scripts/unhandledErrors.mjs',
  '--reporter=json',
  '--outputFile.json={report}',
];

/** Plays the stories of a built Storybook. */
function playStories(name, folder) {
  const play = ['node', 'scripts/stories.ts', folder];
  const stories = { read: readJest, repeat: play };
  return suite(name, stories, ...play, '--json', '--outputFile', '{report}');
}

/** Runs journeys with a configuration of the folder `journeys`. */
function runJourneys(name, config, ...args) {
  const play = ['playwright', 'test', '--config', `journeys/${config}.ts`];
  return suite(name, { read: readPlaywright, repeat: play }, ...play, ...args);
}

async function runStaticChecks() {
  await step('lint and types', 'oxlint', '--type-check');
  await step('format', 'oxfmt', '--check');
  await step('messages', 'node', 'scripts/extractMessages.mjs', '--check');
  await step('imports', 'npm', 'run', 'lint:imports', '--silent');
}

async function runUnitTests() {
  await suite('unit and server', vitest, 'vitest', 'run', ...toReport);
  if (!isLongRun) return;
  const onPackage = ['BUILT_LIBRARY=1', 'vitest', 'run', '--project', 'browser-like*'];
  await suite(
    'unit on the package',
    { ...vitest, repeat: onPackage },
    ...onPackage,
    'design-system',
    ...toReport,
  );
}

async function runStories() {
  await step('storybook build', 'BUILT_LIBRARY=1', ...buildStorybook, storybooks.package);
  await playStories('stories', storybooks.package);
  if (!isLongRun) return;
  await step('storybook build of the sources', ...buildStorybook, storybooks.sources);
  await playStories('stories of the sources', storybooks.sources);
  const compare = ['node', 'scripts/visual/main.ts', '--storybook', storybooks.sources];
  await suite(
    'screenshots of sources and package',
    { read: readJest },
    ...compare,
    '--against',
    storybooks.package,
    '--report',
    '{report}',
  );
}

/** Runs three suites of one worker each beside each other. */
async function runOtherJourneys() {
  const browsers = ['journeys/browsers/main.ts', '--engines', 'firefox', '--parts', 'journeys'];
  await Promise.all([
    runJourneys('journeys on PostgreSQL', 'onPostgres'),
    // The main journeys, which the suite `journeys` skips: on pages with a simulated translation.
    runJourneys('journeys, translated', 'translated', '--workers=1'),
    step('journeys in Firefox', 'node', ...browsers),
  ]);
}

// Half of the time of a test is waiting, so that two or three suites beside each other keep the cores busy.
const checked = runStaticChecks();
await step('app build', 'vite', 'build', '--logLevel', 'warn');
const unit = checked.then(runUnitTests);
await runStories();
await Promise.all([
  unit,
  runJourneys('journeys', 'runner', '--grep-invert=@main').then(runOtherJourneys),
]);
await finish();
