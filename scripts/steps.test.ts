import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Runs a suite whose runner succeeds after running `code`. Returns the exit status and the output. */
function runSuite(code: string, env = { CI: '' }) {
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
const failed = { fullName: 'sums (all)', status: 'failed', failureMessages: ['expected 1 to be 2'] };
writeFileSync(process.argv[2], JSON.stringify({ numPassedTests: 1, numFailedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults: [failed] }] }));
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
  const inCI = runSuite(failOnce(false), { CI: 'true' });
  expect(inCI.stdout).toContain('2 passed, 1 failed, 1 flaky');
  expect(inCI.status).toBe(1);
});
