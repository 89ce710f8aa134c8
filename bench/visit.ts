import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { phoneScreen, recordVitals, throttleAsPhone } from '../journeys/harness/vitals.ts';
import { recordTimings } from './recordTimings.ts';

/** How often each page is visited in a run. Figures to publish are medians of three runs. */
export const rounds = 3;

/** The CPU throttling rate that makes a desktop computer as slow as a common phone. */
export const cpuSlowdown = 4;

const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A browser, and the cookies of a signed-in user. */
export type Visitor = Pick<BrowserContextOptions, 'storageState'> & { browser: Browser };

/** Opens a URL with empty caches and a slow processor, runs `work`, and closes the page. A phone also has a slow network. */
export async function visit<Result>(
  { browser, ...options }: Visitor,
  url: string,
  work: (page: Page) => Promise<Result>,
  { isPhone = false }: { isPhone?: boolean } = {},
): Promise<Result> {
  const context = await browser.newContext({
    ...options,
    ...(isPhone ? phoneScreen : desktop),
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (isPhone) await throttleAsPhone(devtools);
  else await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(recordTimings);
  await page.addInitScript(recordVitals);
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.timings.heading !== null);
    await page.waitForLoadState('networkidle');
    return await work(page);
  } finally {
    await context.close();
  }
}
