import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser, Request } from 'playwright';
import sharp from 'sharp';
import { takeScreenshots, type Visitor } from './takeScreenshots.ts';

/** The output folder for screenshots that differ. */
export const outputFolder = '.cache/visual';

/** The result for a story: the number of equal screenshots, and a line for each different one. */
export type StoryResult = { equal: number; problems: string[] };

/**
 * Opens a browser context for one of the two visits that each story gets, on a processor that is `slowness` times slower. The cache stays
 * warm between stories, but each story is a new page load.
 */
export async function openVisitor(browser: Browser, url: string, slowness = 1): Promise<Visitor> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  // Preferences that a story stored must not reach the next story.
  await context.addInitScript(() => localStorage.clear());
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  if (slowness > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return { url, page, session, pending };
}

function save(name: string, png: Buffer): void {
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(join(outputFolder, `${name}.png`), png);
}

function decode(png: Buffer) {
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

// Allows no tolerance, because screenshots of an unchanged story are equal to the pixel.
async function describeDifference(name: string, one: Buffer, two: Buffer): Promise<string> {
  save(`${name} 1`, one);
  save(`${name} 2`, two);
  const [first, second] = [await decode(one), await decode(two)];
  const { width, height } = first.info;
  if (width !== second.info.width || height !== second.info.height)
    return `${name}: ${width} × ${height} px, then ${second.info.width} × ${second.info.height} px`;
  const marked = Buffer.alloc(first.data.length);
  const options = { threshold: 0, includeAA: true };
  const count = pixelmatch(first.data, second.data, marked, width, height, options);
  const picture = sharp(marked, { raw: { width, height, channels: 4 } });
  save(`${name} differs`, await picture.png().toBuffer());
  return `${name}: ${count} pixels`;
}

/** Takes screenshots of a story from two builds (or twice from one) in each of its modes, and compares them. */
export async function compareStory(
  [first, second]: readonly [Visitor, Visitor],
  id: string,
): Promise<StoryResult> {
  try {
    const one = await takeScreenshots(first, id);
    const two = await takeScreenshots(second, id);
    const problems: string[] = [];
    for (const [mode, png] of one) {
      const other = two.get(mode);
      if (other === undefined) problems.push(`${id} ${mode}: only one build has this mode`);
      else if (!png.equals(other))
        problems.push(await describeDifference(`${id} ${mode}`, png, other));
    }
    return { equal: one.size - problems.length, problems };
  } catch (error) {
    return { equal: 0, problems: [`${id}: ${String(error)}`] };
  }
}
