import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium, findChromium } from '../chromium.mjs';
import { ownEnvironment } from '../install.mjs';
import { compareStory, openVisitor, outputFolder, type Outcome } from './compareStory.ts';

const { values } = parseArgs({
  options: {
    storybook: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '1' },
    pages: { type: 'string', default: '3' },
    port: { type: 'string', default: '6107' },
    report: { type: 'string' },
  },
});

// A part that is painted again beside one that is not has other edges: let every change paint whole tiles.
const steadyFlags = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--num-raster-threads=1',
];

const env = ownEnvironment();
const began = Date.now();
const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;

function buildStorybook(): string {
  const folder = 'dist/storybook';
  const { status } = spawnSync('storybook', ['build', '--quiet', '--output-dir', folder], { env });
  if (status !== 0) throw new Error('Storybook does not build: run `npx storybook build`.');
  return folder;
}

function storiesIn(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string }>;
  };
  const ids = Object.values(entries)
    .filter(({ type, id }) => type === 'story' && new RegExp(values.only).test(id))
    .map(({ id }) => id);
  return ids.filter((_, index) => index % Number(values.sample) === 0);
}

function serve(folder: string, port: number) {
  const server = spawn('http-server', [folder, '-p', String(port), '-a', '127.0.0.1', '-s'], {
    env,
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => server.kill() };
}

async function isUp(url: string): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const answer = await fetch(`${url}/index.json`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function compareAll(ids: string[], urls: readonly [string, string]): Promise<Outcome[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...steadyFlags],
    ...(executablePath && { executablePath }),
  });
  const left = [...ids];
  const outcomes: Outcome[] = [];
  async function work(): Promise<void> {
    const visitors = [
      await openVisitor(browser, urls[0]),
      await openVisitor(browser, urls[1]),
    ] as const;
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const outcome = await compareStory(visitors, id);
      for (const problem of outcome.problems) console.log(problem);
      outcomes.push(outcome);
      if (outcomes.length % 50 === 0) console.log(`${outcomes.length} stories, ${seconds()}`);
    }
  }
  await Promise.all(Array.from({ length: Number(values.pages) }, work));
  await browser.close();
  return outcomes;
}

ensureChromium();
rmSync(outputFolder, { recursive: true, force: true });
const folder = values.storybook ?? buildStorybook();
const ids = storiesIn(folder);
const servers = [folder, ...(values.against ? [values.against] : [])].map((path, index) =>
  serve(path, Number(values.port) + index),
);
const [first = '', second = first] = servers.map(({ url }) => url);
try {
  await isUp(first);
  await isUp(second);
  const outcomes = await compareAll(ids, [first, second]);
  const passed = outcomes.reduce((sum, { same }) => sum + same, 0);
  const failed = outcomes.reduce((sum, { problems }) => sum + problems.length, 0);
  if (values.report) {
    writeFileSync(
      values.report,
      JSON.stringify({ numPassedTests: passed, numFailedTests: failed }),
    );
  }
  console.log(
    `${ids.length} stories in ${seconds()}: ${passed} pictures are the same, ${failed} are not.`,
  );
  if (failed > 0) console.log(`The pictures are in ${outputFolder}.`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  for (const { stop } of servers) stop();
}
