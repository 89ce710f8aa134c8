import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appFaults } from './app.ts';
import { browserFaults } from './browser.ts';
import type { Fault } from './fault.ts';
import { libraryFaults } from './library.ts';
import { serverFaults } from './server.ts';

const usage = `Puts known faults into the product, one after the other, and runs the test that should find each of them:
  npm run faults                    all
  npm run faults -- server draft    those whose file, test or name contains one of the words
Exits with 1 if a fault is not found. The files are changed in place and restored, also on Ctrl+C. A fault that is found by a unit test
takes about 5 s, by a page 15 to 30 s, in a browser a build before and after.`;

const report = '.cache/reports/faults.json';
const storybook = 'dist/storybook';
const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const faults = [...libraryFaults, ...serverFaults, ...appFaults, ...browserFaults].filter(
  ({ file, name, foundBy }) =>
    words.length === 0 || words.some((word) => `${file} ${foundBy} ${name}`.includes(word)),
);
if (faults.length === 0) {
  console.error(`No fault matches ${words.join(' ')}.`);
  process.exit(1);
}

/** Restores the file that has a fault now. */
let restore = () => {};
/** The program that runs now. */
let child: ChildProcess | undefined;
// SIGHUP is sent when the terminal is closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    child?.kill('SIGKILL');
    process.exit(130);
  });
}
process.on('exit', () => restore());

/** Returns the level of a test, by its path. */
function getLevel({ foundBy }: Fault): 'journey' | 'lint' | 'page' | 'story' | 'unit' {
  if (foundBy === 'lint') return 'lint';
  if (foundBy.endsWith('.stories.tsx')) return 'story';
  if (foundBy.endsWith('.spec.ts')) return 'journey';
  return foundBy.startsWith('app/') && foundBy.endsWith('.tsx') ? 'page' : 'unit';
}

const isInBrowser = (fault: Fault) => ['journey', 'story'].includes(getLevel(fault));

/** Runs a program. Resolves to whether it succeeded; rejects if it cannot be started. */
async function run(command: string, ...args: string[]): Promise<boolean> {
  const started = spawn(command, args, { stdio: 'ignore' });
  child = started;
  const status = await new Promise<number | null>((resolve, reject) => {
    started.on('error', reject);
    started.on('close', resolve);
  });
  return status === 0;
}

/** Runs tests with Vitest. Returns how many failed; -1 if a file does not load. */
async function runUnitTests(...files: string[]): Promise<number> {
  rmSync(report, { force: true });
  const isPassed = await run(
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

type Build = 'app' | 'storybook';

const getBuild = (foundBy: string): Build =>
  foundBy.startsWith('design-system/') ? 'storybook' : 'app';

/** Builds what tests in a browser open: the app, or Storybook with the package. */
function build(kind: Build): Promise<boolean> {
  return kind === 'storybook'
    ? run('env', 'BUILT_LIBRARY=1', 'storybook', 'build', '--quiet', '--output-dir', storybook)
    : run('vite', 'build', '--logLevel', 'error');
}

/** Returns whether a test passes: with the fault that is in the product, or without any. `BROKEN` if it does not run. */
async function runTest(fault: Fault): Promise<boolean | 'BROKEN'> {
  const { file, foundBy } = fault;
  if (getLevel(fault) === 'lint') return run('oxlint', '--type-check', file);
  if (isInBrowser(fault)) {
    if (!(await build(getBuild(foundBy)))) return 'BROKEN';
    return foundBy.endsWith('.stories.tsx')
      ? run('node', 'scripts/stories.ts', storybook, foundBy)
      : run('playwright', 'test', '--config', 'journeys/runner.ts', foundBy);
  }
  const failed = await runUnitTests(foundBy);
  return failed < 0 ? 'BROKEN' : failed === 0;
}

/** Returns what the test says of a fault: `found`, `NOT FOUND`, `STALE` if the fault cannot be put in, or `BROKEN` if the test does not run. */
async function tryFault(fault: Fault): Promise<'found' | 'NOT FOUND' | 'STALE' | 'BROKEN'> {
  const { file, from, to, foundBy } = fault;
  if (!existsSync(file) || (foundBy !== 'lint' && !existsSync(foundBy))) return 'STALE';
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) return 'STALE';
  restore = () => writeFileSync(file, source);
  writeFileSync(
    file,
    source.replace(from, () => to),
  );
  try {
    const isPassed = await runTest(fault);
    return isPassed === 'BROKEN' ? isPassed : isPassed ? 'NOT FOUND' : 'found';
  } finally {
    restore();
    restore = () => {};
  }
}

/** Returns the tests that fail without a fault: they would find each fault. */
async function findFailing(): Promise<string[]> {
  const tests = [...new Map(faults.map((fault) => [fault.foundBy, fault])).values()].filter(
    ({ foundBy }) => foundBy === 'lint' || existsSync(foundBy),
  );
  const inBrowser = tests.filter(isInBrowser);
  const units = tests.filter((one) => ['page', 'unit'].includes(getLevel(one)));
  const failing: string[] = [];
  if (units.length > 0 && (await runUnitTests(...units.map(({ foundBy }) => foundBy))) !== 0) {
    failing.push(...units.map(({ foundBy }) => foundBy));
  }
  for (const one of [...tests.filter(({ foundBy }) => foundBy === 'lint'), ...inBrowser]) {
    if ((await runTest(one)) !== true) failing.push(one.foundBy);
  }
  return failing;
}

console.log(`Running the tests of ${faults.length} faults without a fault …`);
const failing = await findFailing();
if (failing.length > 0) {
  console.error(
    `Mend these tests first, of which some fail without a fault:\n${failing.join('\n')}`,
  );
  process.exit(1);
}
const counts: Record<string, number> = {};
let missed = 0;
for (const [index, fault] of faults.entries()) {
  const result = await tryFault(fault);
  console.log(
    `${index + 1} of ${faults.length}: ${result} · ${getLevel(fault)} · ${fault.file}: ${fault.name}`,
  );
  const counted = result === 'found' ? getLevel(fault) : result;
  counts[counted] = (counts[counted] ?? 0) + 1;
  if (result !== 'found') missed += 1;
}
// The builds have the last fault.
for (const kind of new Set(faults.filter(isInBrowser).map(({ foundBy }) => getBuild(foundBy))))
  await build(kind);
const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
console.log(`\n${faults.length} faults: ${parts.join(', ')}`);
process.exit(missed === 0 ? 0 : 1);
