import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownEnvironment } from './install.mjs';

const env = ownEnvironment({ FORCE_COLOR: '0', CI: process.env['CI'] ?? '' });
const totals = { passed: 0, failed: 0 };
const failures = [];

function jsonReport(name) {
  mkdirSync('.cache/reports', { recursive: true });
  const file = resolve('.cache/reports', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function count(name, passed, failed, faults = []) {
  totals.passed += passed;
  totals.failed += failed;
  if (failed > 0) failures.push([name, ...faults].join('\n'));
}

// One command is one check, unless it writes a report of its tests that `read` finds the counts in. What a command
// beside others says is kept until its answer is wanted, so that lines do not mix.
async function run(name, { read, isBeside = false }, command, ...args) {
  const started = Date.now();
  const file = jsonReport(name.replaceAll(/\W+/g, '-'));
  if (!isBeside) console.log(`\n── ${name}`);
  const child = spawn(
    command,
    args.map((arg) => arg.replace('{report}', file)),
    {
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, STORIES_REPORT: file },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  const took = `${Math.round((Date.now() - started) / 1000)} s`;
  const isGood = status === 0;
  return () => {
    if (isBeside) console.log(`\n── ${name}\n${said}`);
    if (!read) {
      count(name, isGood ? 1 : 0, isGood ? 0 : 1);
      console.log(`── ${name}: ${isGood ? 'passed' : 'FAILED'} in ${took}`);
      return;
    }
    const { passed, failed, faults } = existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')))
      : { passed: 0, failed: 0, faults: [] };
    // A runner that stops without a failed test has failed as a whole.
    count(name, passed, isGood ? failed : Math.max(failed, 1), faults);
    console.log(`── ${name}: ${passed} passed, ${failed} failed in ${took}`);
  };
}

/** Runs one command; it is one check. */
export async function step(name, ...command) {
  (await run(name, {}, ...command))();
}

/** Runs a test runner that writes a JSON report; every test in it is a check. `read` finds the counts. */
export async function suite(name, read, ...command) {
  (await run(name, { read }, ...command))();
}

/** Starts a command beside what follows. What it gives back is to be called where its answer is wanted. */
export function stepBeside(name, ...command) {
  return suiteBeside(name, undefined, ...command);
}

/** Starts a test runner beside what follows. What it gives back is to be called where its answer is wanted. */
export function suiteBeside(name, read, ...command) {
  const ended = run(name, { read, isBeside: true }, ...command);
  return async () => (await ended)();
}

/** Prints what failed once more and the sum, and ends with a code that says whether all passed. */
export function finish() {
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
}

function faultOf(name, message = '') {
  return `  ${name}\n    ${message.slice(0, 2000).replaceAll('\n', '\n    ')}`;
}

/** What a report in the format of Jest says, which Vitest shares. */
export function readJest({
  numPassedTests,
  numFailedTests,
  numFailedTestSuites = 0,
  testResults = [],
}) {
  const faults = testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => faultOf(`${name}: ${test.fullName}`, test.failureMessages[0]));
    return message ? [faultOf(name, message)] : [];
  });
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, faults };
}

/** What Playwright's report says. A test that passed only at a second try has failed. */
export function readPlaywright({ stats, suites = [] }) {
  const testsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(testsOf)];
  const faults = suites.flatMap(testsOf).flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ error }) => error)
      .map(({ error }) => faultOf(`${file}: ${title}`, error.message)),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, faults };
}
