// Runs the commands of check.mjs and test.mjs, and counts what passed and failed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { toolEnvironment } from './install.mjs';
import { createTemporaryFolder } from './temporaryFolder.mjs';

const env = toolEnvironment({
  TMPDIR: createTemporaryFolder(),
  FORCE_COLOR: '0',
  CI: process.env['CI'] ?? '',
  // See journeys/harness/isLongRun.ts.
  TEST_LENGTH: process.argv.includes('--long') ? 'long' : '',
});
/** Exit status of a command that could not run anything, as in Automake. The last line of its output says why. */
const skippedStatus = 77;
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const running = new Set();
// Ends the running programs with this process.
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Returns the path for the report of a step, and deletes the report of the previous run. */
function prepareReport(name) {
  mkdirSync('.cache/reports', { recursive: true });
  const file = resolve('.cache/reports', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function count(name, passed, failed, details = []) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push([name, ...details].join('\n'));
}

// Runs a command, which may begin with an environment variable as in a shell. The command counts as one check, unless `read` returns the
// counts of a test runner from its JSON report. Returns the function that adds the counts and, for a background command, prints the output,
// so that lines do not mix.
async function run(name, { read, isBackground = false }, ...words) {
  const [variable, value] = words[0].split('=');
  const [command, ...args] = value === undefined ? words : words.slice(1);
  const started = Date.now();
  const file = prepareReport(name.replaceAll(/\W+/g, '-'));
  if (!isBackground) console.log(`\n── ${name}`);
  const child = spawn(
    command,
    args.map((arg) => arg.replace('{report}', file)),
    {
      stdio: isBackground ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...env,
        ...(value !== undefined && { [variable]: value }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        STORIES_REPORT: file,
      },
    },
  );
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const [status] = await once(child, 'close');
  running.delete(child);
  const duration = `${Math.round((Date.now() - started) / 1000)} s`;
  const isSuccess = status === 0;
  return () => {
    if (isBackground) console.log(`\n── ${name}\n${output}`);
    if (status === skippedStatus) {
      totals.skipped += 1;
      console.log(`── ${name}: skipped. ${output.trim().split('\n').at(-1)}`);
      return;
    }
    if (!read) {
      count(name, isSuccess ? 1 : 0, isSuccess ? 0 : 1);
      console.log(`── ${name}: ${isSuccess ? 'passed' : 'FAILED'} in ${duration}`);
      return;
    }
    const { passed, failed, details } = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, details: [] };
    // A runner that exits with an error but no failed test, or that has run no test, has failed as a whole.
    const hasRun = isSuccess && passed > 0;
    count(name, passed, hasRun ? failed : Math.max(failed, 1), details);
    console.log(`── ${name}: ${passed} passed, ${failed} failed in ${duration}`);
  };
}

/** Runs a command, which counts as one check. */
export async function step(name, ...command) {
  (await run(name, {}, ...command))();
}

/** Runs a test runner that writes a JSON report. Each test counts as a check; `read` returns the counts. */
export async function suite(name, read, ...command) {
  (await run(name, { read }, ...command))();
}

/** Starts a command in the background. Returns the function that waits for the command and counts it. */
export function startStep(name, ...command) {
  return startSuite(name, undefined, ...command);
}

/** Starts a test runner in the background. Returns the function that waits for the runner and counts its tests. */
export function startSuite(name, read, ...command) {
  const finished = run(name, { read, isBackground: true }, ...command);
  return async () => (await finished)();
}

/** Prints the failures again and the totals, and exits with 1 if a check failed. */
export function finish() {
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
}

function describeFailure(name, message = '') {
  return `  ${name}\n    ${message.slice(0, 2000).replaceAll('\n', '\n    ')}`;
}

/** Reads a report in Jest's format, which Vitest shares. */
export function readJest({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites = 0,
  testResults = [],
}) {
  const details = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map((test) =>
        describeFailure(`${name}: ${test.fullName}`, test.failureMessages[0]),
      );
    return message ? [describeFailure(name, message)] : [];
  });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, details };
}

/** Reads Playwright's report. A test that passed only on a retry has failed. */
export function readPlaywright({ stats, suites = [] }) {
  const listTests = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listTests)];
  const details = suites.flatMap(listTests).flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ error }) => error)
      .map(({ error }) => describeFailure(`${file}: ${title}`, error.message)),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, details };
}
