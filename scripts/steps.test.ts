import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

/** Runs a suite whose runner succeeds after running `code`. Returns the exit status and the output. */
function runSuite(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const url = pathToFileURL(resolve('scripts/steps.mjs')).href;
  const runner = join(folder, 'runner.mjs');
  writeFileSync(runner, code);
  const script = `import { finish, readJest, step, suite } from '${url}';
await step('other', '${process.execPath}', '--version');
await suite('tests', readJest, '${process.execPath}', '${runner}', '{report}');
finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
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
  const script = `import { finish, startStep, step } from '${pathToFileURL(resolve('scripts/steps.mjs')).href}';
await step('other', '${process.execPath}', '--version');
await startStep('journeys', '${process.execPath}', '-e', 'console.log("No browser is installed."); process.exit(77)')();
finish();`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: mkdtempSync(join(tmpdir(), 'steps-')),
    encoding: 'utf8',
  });
  expect(stdout).toContain('journeys: skipped. No browser is installed.');
  expect(stdout).toContain('1 passed, 0 failed, 1 skipped');
  expect(status).toBe(0);
});
