import { spawn, spawnSync } from 'node:child_process';
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

/** Runs one command; it is one check. */
export function step(name, command, ...args) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  count(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(started)}`);
  return status === 0;
}

/** Starts one command beside the others; the answer waits for it and prints what it said. It is one check. */
export function beside(name, command, ...args) {
  const started = Date.now();
  const child = spawn(command, args, { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  return async () => {
    const [status] = await ended;
    count(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
    console.log(
      `\n── ${name}\n${said}── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds(started)}`,
    );
  };
}

/** Runs a test runner that writes a JSON report; every test in it is a check. `read` finds the counts. */
export function suite(name, read, command, ...args) {
  const file = jsonReport(name.replaceAll(/\W+/g, '-'));
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(
    command,
    args.map((arg) => arg.replace('{report}', file)),
    {
      stdio: 'inherit',
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, STORIES_REPORT: file },
    },
  );
  const { passed, failed, faults } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, faults: [] };
  // A runner that stops without a failed test has failed as a whole.
  count(name, passed, status === 0 ? failed : Math.max(failed, 1), faults);
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${seconds(started)}`);
}

function seconds(started) {
  return `${Math.round((Date.now() - started) / 1000)} s`;
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
