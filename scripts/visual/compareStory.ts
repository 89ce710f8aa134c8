import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { comparePixels } from './comparePixels.ts';
import { takeScreenshots, type Visitor } from './takeScreenshots.ts';

/** The folder of screenshots that differ. */
export const outputFolder = '.cache/visual';

/** The result for a story: how many screenshots are equal, and a line for each that differs. */
export type StoryResult = { equal: number; problems: string[] };

/** Opens a browser context for one of the two visits. Its cache stays warm; each story is a new page load. */
export async function openVisitor(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  // Preferences that an earlier story stored must not reach the next one.
  await context.addInitScript(() => localStorage.clear());
  const page = await context.newPage();
  return { url, page, session: await context.newCDPSession(page) };
}

function save(name: string, png: string): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(join(outputFolder, `${name}.png`), Buffer.from(png, 'base64'));
}

async function describeDifference(
  page: Page,
  name: string,
  one: string,
  two: string,
): Promise<string> {
  const { count, box, picture } = await comparePixels(page, one, two);
  save(`${name} 1`, one);
  save(`${name} 2`, two);
  save(`${name} differs`, picture);
  return `${name}: ${count} pixels (${box})`;
}

/** Takes screenshots of a story from two builds (or twice from one) in every mode, and compares them. */
export async function compareStory(
  [first, second]: readonly [Visitor, Visitor],
  id: string,
): Promise<StoryResult> {
  try {
    const one = await takeScreenshots(first, id);
    const two = await takeScreenshots(second, id);
    const problems: string[] = [];
    for (const [mode, png] of one) {
      const other = two.get(mode) ?? '';
      if (png !== other)
        problems.push(await describeDifference(first.page, `${id} ${mode}`, png, other));
    }
    return { equal: one.size - problems.length, problems };
  } catch (error) {
    return { equal: 0, problems: [`${id}: ${String(error)}`] };
  }
}
