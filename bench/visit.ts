import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watch } from './watch.ts';

/** How much slower the processor is made: a common phone next to a desk computer. */
export const cpuSlowdown = 4;

/** Who looks: a browser, and the cookies of somebody signed in. */
export type Visitor = Pick<BrowserContextOptions, 'storageState'> & { browser: Browser };

/** Opens an address in a browser with empty caches and a slow processor, does the work, and closes it. */
export async function visit<Result>(
  { browser, ...options }: Visitor,
  url: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watch);
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.notes.heading !== null);
    await page.waitForLoadState('networkidle');
    return await work(page);
  } finally {
    await context.close();
  }
}
