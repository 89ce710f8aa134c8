import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { readJest } from './reports.mjs';

/** Runs a suite whose runner succeeds after running `code`. Returns the exit status and the output. */
function runSuite(code: string, env: Record<string, string> = { CI: '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const url = pathToFileURL(resolve('scripts/steps.mjs')).href;
  const runner = join(folder, 'runner.mjs');
  writeFileSync(runner, code);
  const script = `import { finish, step, suite } from '${url}';
import { readJest } from '${url.replace('steps', 'reports')}';
await step('other', '${process.execPath}', '--version');
await suite('tests', { read: readJest, repeat: ['${process.execPath}', '${runner}', 'again.json'] }, '${process.execPath}', '${runner}', '{report}');
await finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout };
}

const writeReport = (numPassedTests: number) =>
  `import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2], JSON.stringify({ numPassedTests: ${numPassedTests}, numFailedTests: 0 }));`;

test('a suite passes with the tests of its report', () => {
  const { status, stdout } = runSuite(writeReport(2));
  expect(stdout).toContain('3 passed, 0 failed');
  expect(status).toBe(0);
});

test('a suite without a report, or without a test that passed, fails', () => {
  for (const code of ['', writeReport(0)]) {
    const { status, stdout } = runSuite(code);
    expect(stdout).toContain('1 passed, 1 failed');
    expect(status).toBe(1);
  }
});

test('a step that could not run anything is skipped, with its reason, and counted', () => {
  const script = `import { finish, step } from '${pathToFileURL(resolve('scripts/steps.mjs')).href}';
await step('other', '${process.execPath}', '--version');
await step('journeys', '${process.execPath}', '-e', 'console.log("No browser is installed."); process.exit(77)');
await finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: mkdtempSync(join(tmpdir(), 'steps-')),
    encoding: 'utf8',
  });
  expect(stdout).toContain('journeys: skipped. No browser is installed.');
  expect(stdout).toContain('1 passed, 0 failed, 1 skipped');
  expect(status).toBe(0);
});

/** A runner with one test. It fails at its first run, and each time if `isBroken`. */
const failOnce = (isBroken: boolean) => `
import { existsSync, writeFileSync } from 'node:fs';
const fails = ${isBroken} || !existsSync('ran');
writeFileSync('ran', '');
const failed = { fullName: 'sums (all)', ancestorTitles: [], title: 'sums (all)', status: 'failed', failureMessages: ['expected 1 to be 2'] };
writeFileSync(process.argv[2], JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults: [failed] }] }));
if (!fails) console.log(process.env.NOTHING_RUNS ? '9 skipped' : '1 passed');
process.exit(fails ? 1 : 0);`;

test('a test that fails is printed once, with its message and the command that repeats it', () => {
  const { status, stdout } = runSuite(failOnce(true));
  expect(stdout.match(/expected 1 to be 2/g)).toHaveLength(1);
  expect(stdout).toContain(String.raw`a.test.ts -t '^ ?sums \(all\)$'`);
  expect(stdout).toContain('2 passed, 1 failed');
  expect(status).toBe(1);
});

test('a test that passes when repeated is named as flaky, and fails the run in CI', () => {
  const locally = runSuite(failOnce(false));
  expect(locally.stdout).toContain('Flaky (passed when repeated): tests: a.test.ts: sums (all)');
  expect(locally.stdout).toContain('3 passed, 0 failed, 1 flaky');
  expect(locally.status).toBe(0);
  // The repeated command may find no test of this name.
  const unknown = runSuite(failOnce(false), { CI: '', NOTHING_RUNS: 'yes' });
  expect(unknown.stdout).toContain('2 passed, 1 failed\n');
  const inCI = runSuite(failOnce(false), { CI: 'true' });
  expect(inCI.stdout).toContain('2 passed, 1 failed, 1 flaky');
  expect(inCI.status).toBe(1);
});

test('a command that does not exist is a failed check, and the run goes on', () => {
  const script = `import { finish, step } from '${pathToFileURL(resolve('scripts/steps.mjs')).href}';
await step('missing', 'no-such-command', '--all');
await step('other', '${process.execPath}', '--version');
await finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: mkdtempSync(join(tmpdir(), 'steps-')),
    encoding: 'utf8',
  });
  expect(stdout).toContain('1 passed, 1 failed');
  expect(status).toBe(1);
});

test('a runner without a report is repeated by its command, with its variables and without npx before npm', () => {
  const script = `import { finish, suite } from '${pathToFileURL(resolve('scripts/steps.mjs')).href}';
await suite('tests', { read: () => {} }, 'MODE=a', 'npm', 'no-such-script', '--report={report}');
await finish();`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: mkdtempSync(join(tmpdir(), 'steps-')),
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/Repeat it: MODE=a npm no-such-script --report=\/\S+tests\.json\n/);
});

test.runIf(isLongRun)(
  'the pattern that repeats a failed test of Vitest finds this test alone',
  () => {
    const folder = mkdtempSync(resolve('.cache/steps-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const code = `import { describe, expect, test } from 'vitest';
describe.each(['a (b)', 'c'])('sums? of %s', (name) => {
  test('gives $ 1.00 [all] | none', () => expect(name).toBe('c'));
});`;
    writeFileSync(join(folder, 'sums.test.mjs'), code);
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    const run = (...args: string[]) =>
      spawnSync('vitest', ['run', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
      });
    run('--reporter=json', `--outputFile.json=${join(folder, 'report.json')}`);
    const [failure] = readJest(
      JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')),
    ).failures;
    const { status, stdout } = run(...(failure?.repeat.slice(1) ?? []));
    expect(stripVTControlCharacters(stdout)).toMatch(/Tests {2}1 failed \| 1 skipped/);
    expect(status).toBe(1);
  },
);
