// Runs the commands of check.mjs and test.mjs. Prints a line for each, and what failed once, at the end.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { toolEnvironment } from './install.mjs';
import { createTemporaryFolder } from './temporaryFolder.mjs';

const env = toolEnvironment({
  TMPDIR: createTemporaryFolder(),
  FORCE_COLOR: '0',
  CI: process.env['CI'] ?? '',
  // See design-system/testing/isLongRun.ts and stress.ts.
  TEST_LENGTH: process.argv.includes('--long') ? 'long' : '',
  TEST_STRESS: process.argv.includes('--stress') ? 'yes' : '',
});
const isCI = Boolean(process.env['CI']);
const reports = '.cache/reports';
/** Exit status of a command that could not run anything, as in Automake. The last line of its output says why. */
const skippedStatus = 77;
/** With more failures than this, the cause is not chance, and none is repeated. */
const maxRepeated = 10;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What failed: a name, a message, and the command that repeats it, just this test or, with `isWhole`, the whole step. */
const failures = [];
const running = new Set();
// Ends the running programs with this process.
process.on('exit', () => running.forEach((child) => child.kill()));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

// A command may begin with environment variables as in a shell.
function splitVariables(words) {
  const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  return { variables: words.slice(0, start), command: words[start], args: words.slice(start + 1) };
}

function quote(word) {
  return /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns a command as one types it. Programs of packages need npx. */
function toShell(words) {
  const { variables, command, args } = splitVariables(words);
  return [...variables, ...(command === 'npm' ? [] : ['npx']), command, ...args]
    .map(quote)
    .join(' ');
}

/** Runs a command and returns its exit status and its output without colours. */
async function execute(words, report = '') {
  const { variables, command, args } = splitVariables(words);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      ...Object.fromEntries(variables.map((variable) => variable.split('='))),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  // A command that does not exist emits an error, then closes with a status below 0.
  child.on('error', ({ message }) => (output += message));
  const status = await new Promise((resolve) => child.on('close', resolve));
  running.delete(child);
  return { status, output: stripVTControlCharacters(output) };
}

/** The end of an output, which has the reason of a failure. */
function tail(output) {
  return output.trim().split('\n').slice(-60).join('\n');
}

/**
 * Runs a command, which counts as one check. With `read`, it is a test runner that writes a JSON report to `{report}`; each test counts as
 * a check. `repeat` is the command that, with the arguments of a failure, runs one test again.
 */
async function run(name, { read, repeat }, words) {
  const started = Date.now();
  mkdirSync(reports, { recursive: true });
  const file = resolve(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  const command = words.map((word) => word.replace('{report}', file));
  const { status, output } = await execute(command, file);
  writeFileSync(file.replace(/json$/, 'log'), output);
  const say = (result) =>
    console.log(`── ${name}: ${result} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status === skippedStatus) {
    totals.skipped += 1;
    console.log(`── ${name}: skipped. ${output.trim().split('\n').at(-1)}`);
    return;
  }
  const isSuccess = status === 0;
  if (!read) {
    totals[isSuccess ? 'passed' : 'failed'] += 1;
    if (!isSuccess) failures.push({ name, message: tail(output), repeat: command, isWhole: true });
    say(isSuccess ? 'passed' : 'FAILED');
    return;
  }
  const result = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  totals.passed += result.passed;
  // A runner that exits with an error but no failed test, or that has run no test, has failed as a whole.
  const failed = isSuccess && result.passed > 0 ? result.failed : Math.max(result.failed, 1);
  totals.failed += failed;
  if (failed > 0 && result.failures.length === 0)
    failures.push({ name, message: tail(output), repeat: command, isWhole: true });
  for (const { name: test, message = '', repeat: args } of result.failures) {
    const isWhole = !repeat || !args;
    failures.push({
      name: `${name}: ${test}`,
      message: stripVTControlCharacters(message).slice(0, 3000),
      repeat: isWhole ? command : [...repeat, ...args],
      isWhole,
    });
  }
  say(`${result.passed} passed, ${failed} failed`);
}

/** Runs a command, which counts as one check. */
export function step(name, ...command) {
  return run(name, {}, command);
}

/** Runs a test runner, whose report `read` reads. `repeat` is the command that runs one of its tests. */
export function suite(name, { read, repeat }, ...command) {
  return run(name, { read, repeat }, command);
}

/**
 * Runs each failed test again. One that passes then is flaky: its first failure had another cause than the product, or the product has a
 * race. It counts as failed in CI.
 */
async function repeatFailures() {
  const repeatable = failures.filter(({ isWhole }) => !isWhole);
  if (repeatable.length > maxRepeated) return;
  for (const failure of repeatable) {
    const { status, output } = await execute(failure.repeat);
    // A runner that finds no test of this name succeeds, too.
    failure.isFlaky = status === 0 && /\b[1-9]\d* passed/.test(output);
    if (!failure.isFlaky || isCI) continue;
    totals.failed -= 1;
    totals.passed += 1;
  }
}

/** Prints the failures and the totals, and exits with 1 if a check failed. */
export async function finish() {
  await repeatFailures();
  for (const { name, message, repeat, isFlaky } of failures) {
    console.log(`\n${isFlaky ? 'Flaky (passed when repeated)' : 'Failed'}: ${name}`);
    console.log(`  ${message.replaceAll('\n', '\n  ')}`);
    console.log(`  Repeat it: ${toShell(repeat)}`);
  }
  const flaky = failures.filter(({ isFlaky }) => isFlaky).length;
  const others = [
    ...(totals.skipped > 0 ? [`${totals.skipped} skipped`] : []),
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
  ];
  console.log(`\n${[`${totals.passed} passed`, `${totals.failed} failed`, ...others].join(', ')}`);
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
}
