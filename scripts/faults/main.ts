// Puts known faults into the product, one after the other, and runs the test that should find each of them:
//   npm run faults                    all
//   npm run faults -- server draft    those whose file or name contains one of the words
// Exits with 1 if a fault is not found. The files are changed in place and restored, also on Ctrl+C.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appFaults } from './app.ts';
import { browserFaults } from './browser.ts';
import type { Fault } from './fault.ts';
import { libraryFaults } from './library.ts';
import { serverFaults } from './server.ts';

const report = '.cache/reports/faults.json';
const storybook = 'dist/storybook';
const words = process.argv.slice(2);
const faults = [...libraryFaults, ...serverFaults, ...appFaults, ...browserFaults].filter(
  ({ file, name }) => words.length === 0 || words.some((word) => `${file} ${name}`.includes(word)),
);

/** Restores the file that has a fault now. */
let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.on('exit', () => restore());

/** Returns the level of a test, by its path. */
function getLevel({ foundBy }: Fault): 'journey' | 'lint' | 'page' | 'story' | 'unit' {
  if (foundBy === 'lint') return 'lint';
  if (foundBy.endsWith('.stories.tsx')) return 'story';
  if (foundBy.endsWith('.spec.ts')) return 'journey';
  return foundBy.startsWith('app/') && foundBy.endsWith('.tsx') ? 'page' : 'unit';
}

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { stdio: 'ignore' });
  return status === 0;
}

/** Runs tests with Vitest. Returns how many failed; -1 if a file does not load. */
function runUnitTests(...files: string[]) {
  rmSync(report, { force: true });
  const isPassed = run(
    'vitest',
    'run',
    ...files,
    '--bail=1',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  if (!existsSync(report)) return -1;
  const { numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests: number };
  return isPassed || numFailedTests > 0 ? numFailedTests : -1;
}

/** Builds what a test in a browser opens: the app, or Storybook with the package. */
function build(foundBy: string) {
  return foundBy.startsWith('design-system/')
    ? run('env', 'BUILT_LIBRARY=1', 'storybook', 'build', '--quiet', '--output-dir', storybook)
    : run('vite', 'build', '--logLevel', 'error');
}

/** Returns whether the tests of a file pass in a browser. */
function runInBrowser(file: string) {
  return file.endsWith('.stories.tsx')
    ? run('node', 'scripts/stories.ts', storybook, file)
    : run('playwright', 'test', '--config', 'journeys/runner.ts', file);
}

/** Returns what the test says of a fault: `found`, `NOT FOUND`, or why it says nothing. */
function tryFault({ file, from, to, foundBy, ...fault }: Fault): string {
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2)
    return 'STALE: the file does not contain the text exactly once';
  restore = () => writeFileSync(file, source);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
  try {
    const level = getLevel({ file, from, to, foundBy, ...fault });
    if (level === 'lint') return run('oxlint', '--type-check', file) ? 'NOT FOUND' : 'found';
    if (level === 'story' || level === 'journey') {
      if (!build(foundBy)) return 'BROKEN: it does not build';
      return runInBrowser(foundBy) ? 'NOT FOUND' : 'found';
    }
    const failed = runUnitTests(foundBy);
    return failed === 0 ? 'NOT FOUND' : failed < 0 ? 'BROKEN: the test does not load' : 'found';
  } finally {
    restore();
    restore = () => {};
  }
}

const unitTests = [...new Set(faults.map(({ foundBy }) => foundBy))].filter((file) =>
  /\.test\.tsx?$/.test(file),
);
if (unitTests.length > 0 && runUnitTests(...unitTests) !== 0) {
  console.error('Some of the tests fail without a fault. Mend them first.');
  process.exit(1);
}
const found: Record<string, number> = {};
let missed = 0;
for (const fault of faults) {
  const result = tryFault(fault);
  console.log(`${result} · ${getLevel(fault)} · ${fault.file}: ${fault.name}`);
  if (result === 'found') found[getLevel(fault)] = (found[getLevel(fault)] ?? 0) + 1;
  else missed += 1;
}
// Replaces the builds with the last fault.
for (const fault of faults.filter((one) => /journey|story/.test(getLevel(one))).slice(-1))
  build(fault.foundBy);
const levels = Object.entries(found).map(([level, count]) => `${count} ${level}`);
console.log(`\n${faults.length} faults: ${levels.join(', ')}; ${missed} not found`);
process.exit(missed === 0 ? 0 : 1);
