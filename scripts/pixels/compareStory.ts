import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { differingPixels } from './differingPixels.ts';
import { photographStory, type Visitor } from './photograph.ts';

/** Where the pictures of what differs are kept. */
export const outputFolder = '.cache/pixels';

/** What came of a story: how many pictures were the same, and a line for each that was not. */
export type Outcome = { same: number; problems: string[] };

/** A browser of its own for one of the two visits. Its cache stays warm; each story is a new page load. */
export async function openVisitor(browser: Browser, url: string): Promise<Visitor> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  // What an earlier story has stored is not of this one.
  await context.addInitScript(() => localStorage.clear());
  const page = await context.newPage();
  return { url, page, session: await context.newCDPSession(page) };
}

function keep(name: string, png: string): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(join(outputFolder, `${name}.png`), Buffer.from(png, 'base64'));
}

async function describe(page: Page, name: string, one: string, two: string): Promise<string> {
  const { count, box, picture } = await differingPixels(page, one, two);
  keep(`${name} 1`, one);
  keep(`${name} 2`, two);
  keep(`${name} differs`, picture);
  return `${name}: ${count} pixels (${box})`;
}

/** Photographs a story of two builds (or twice of one), in every mode, and compares the pictures. */
export async function compareStory(
  [first, second]: readonly [Visitor, Visitor],
  id: string,
): Promise<Outcome> {
  try {
    const one = await photographStory(first, id);
    const two = await photographStory(second, id);
    const problems: string[] = [];
    for (const [mode, png] of one) {
      const other = two.get(mode) ?? '';
      if (png !== other) problems.push(await describe(first.page, `${id} ${mode}`, png, other));
    }
    return { same: one.size - problems.length, problems };
  } catch (error) {
    return { same: 0, problems: [`${id}: ${String(error)}`] };
  }
}
