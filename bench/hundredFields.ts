import type { Browser } from '@playwright/test';
import { buildEntry, scriptBytes } from './buildFields.ts';
import { serveFolder } from './serveFolder.ts';
import { median } from './statistics.ts';
import { visit } from './visit.ts';

const rounds = 9;
const sends = 3;
const letters = 'mia@demo.test is what is typed into the field in the middle';
const pauseBetween = 40;
/** What mounting has put off is over by then; nobody presses a button sooner. */
const pauseBeforeSend = 300;

/** What one page of a hundred fields takes, with a slow processor; times in ms, medians but for `keys`. */
export type HundredFields = {
  name: string;
  mount: number;
  submit: number;
  keys: number[];
  bytes: number;
};

type Page = { name: string; folder: string; url: string };

function openOnce(browser: Browser, { url }: Page) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    const mount = await page.evaluate(() => window.mountTime ?? NaN);
    await page.locator('input').nth(51).click();
    await page.keyboard.type(letters, { delay: pauseBetween });
    await page.waitForFunction((count) => window.notes.keys.length >= count, letters.length);
    const keys = await page.evaluate(() => window.notes.keys);
    const submits: number[] = [];
    for (let send = 0; send < sends; send += 1) {
      await page.reload();
      await page.waitForFunction(() => window.mountTime !== null);
      await page.waitForTimeout(pauseBeforeSend);
      await page.getByRole('button', { name: 'Send' }).click();
      const handle = await page.waitForFunction(() => window.submitTime, null, { timeout: 10_000 });
      submits.push((await handle.jsonValue()) ?? NaN);
    }
    return { mount, keys, submits };
  });
}

/** Opens the same hundred fields, drawn in three ways, in turn, so that a busy moment meets each of them. */
export async function measureHundredFields(browser: Browser): Promise<HundredFields[]> {
  const names = { bare: 'bare HTML', aria: 'bare React Aria', kit: 'this kit' };
  const pages: (Page & { close: () => void })[] = [];
  for (const [entry, name] of Object.entries(names)) {
    const folder = await buildEntry(entry);
    pages.push({ name, folder, ...(await serveFolder(folder)) });
  }
  const found = new Map(pages.map((page) => [page, [] as Awaited<ReturnType<typeof openOnce>>[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, results] of found) results.push(await openOnce(browser, page));
  }
  for (const { close } of pages) close();
  return [...found].map(([{ name, folder }, results]) => ({
    name,
    mount: median(results.map(({ mount }) => mount)),
    submit: median(results.flatMap(({ submits }) => submits)),
    keys: results.flatMap(({ keys }) => keys),
    bytes: scriptBytes(folder),
  }));
}
