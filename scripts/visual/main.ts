// Takes screenshots of each story in each of its modes from two builds of Storybook, or twice from one, and reports pixel differences.
// Usage: npm run test:visual -- --storybook dist/storybook --against dist/source-storybook --only button

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium, findChromium } from '../../journeys/harness/chromium.mjs';
import { serveFolder } from '../../journeys/harness/serveFolder.ts';
import { toolEnvironment } from '../install.mjs';
import { compareStory, openVisitor, outputFolder, type StoryResult } from './compareStory.ts';

const { values } = parseArgs({
  options: {
    storybook: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '3' },
    // The factor by which the processor is slowed down at the second visit, which finds screenshots that depend on speed.
    slow: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
});

// Turns off partial repaints, which change the edges of round corners, and font settings that depend on the machine.
const deterministicFlags = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--num-raster-threads=1',
];

const env = toolEnvironment();
const startedAt = Date.now();
const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;

function buildStorybook(): string {
  const output = 'dist/storybook';
  const { status } = spawnSync('storybook', ['build', '--quiet', '--output-dir', output], { env });
  if (status !== 0) throw new Error('Storybook does not build. Run `npm run build:storybook`.');
  return output;
}

/** Returns the ids of the stories to compare. */
function listStories(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string }>;
  };
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && new RegExp(values.only).test(id))
    .map(({ id }) => id);
}

/** Compares stories on several pages at the same time. */
async function compareAll(ids: string[], urls: readonly [string, string]): Promise<StoryResult[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...deterministicFlags],
    ...(executablePath && { executablePath }),
  });
  const queue = [...ids];
  const results: StoryResult[] = [];
  async function work(): Promise<void> {
    const visitors = [
      await openVisitor(browser, urls[0]),
      await openVisitor(browser, urls[1], Number(values.slow)),
    ] as const;
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const result = await compareStory(visitors, id);
      for (const problem of result.problems) console.log(problem);
      results.push(result);
      if (results.length % 50 === 0) console.log(`${results.length} stories, ${elapsed()}`);
    }
  }
  await Promise.all(Array.from({ length: Number(values.pages) }, work));
  await browser.close();
  return results;
}

ensureChromium();
rmSync(outputFolder, { recursive: true, force: true });
const folder = values.storybook ?? buildStorybook();
const ids = listStories(folder);
const servers = await Promise.all(
  [folder, ...(values.against ? [values.against] : [])].map((path) => serveFolder(path)),
);
const [first = '', second = first] = servers.map(({ url }) => url);
try {
  const results = await compareAll(ids, [first, second]);
  const passed = results.reduce((sum, { equal }) => sum + equal, 0);
  const failed = results.reduce((sum, { problems }) => sum + problems.length, 0);
  if (values.report) {
    writeFileSync(
      values.report,
      JSON.stringify({ numPassedTests: passed, numFailedTests: failed }),
    );
  }
  console.log(
    `${ids.length} stories in ${elapsed()}: ${passed} screenshots are equal, ${failed} differ.`,
  );
  if (failed > 0) console.log(`Differing screenshots are in ${outputFolder}.`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  for (const { close } of servers) close();
}
