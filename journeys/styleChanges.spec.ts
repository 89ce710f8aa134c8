import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

type TraceEvent = { name: string; args: { elementCount?: number } };

/** Returns how many elements had their styles computed during `work`. */
async function countComputed(browser: Browser, work: () => Promise<void>): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await isComplete;
  await devtools.detach();
  return events.reduce((sum, { name, args }) => {
    return name === 'UpdateLayoutTree' ? sum + (args.elementCount ?? 0) : sum;
  }, 0);
}

/** Adds and removes an element twenty times, both at the end and before the last element; computes the styles after each change. */
function addAndRemove(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const parent of [document.body, document.querySelector('main')!]) {
      for (let round = 0; round < 10; round += 1) {
        const element = document.createElement('div');
        // Takes no space, so that no bar at the end of the page moves.
        element.style.position = 'fixed';
        const next = round % 2 === 0 ? null : parent.lastElementChild;
        parent.insertBefore(element, next);
        void element.offsetHeight;
        element.remove();
        void parent.offsetHeight;
      }
    }
  });
}

// With a rule such as `body:has(> :nth-child(5)) > :not(p)`, browsers compute the styles of all elements whenever an element is added or
// removed. On a slow phone this takes longer than the rest of each press.
for (const [path, width] of [
  [paths.jobs, 360],
  [paths.wallet, 1280],
] as const) {
  test(`adding or removing an element on ${path} recomputes few styles of other elements (${width} px)`, async ({
    browser,
  }) => {
    const viewport = { width, height: 740 };
    // The policy of the page would block the style sheets that are added below.
    const context = await browser.newContext({ bypassCSP: true, viewport });
    const page = await context.newPage();
    await signinByCall(page, server.origin, 'approved');
    await page.goto(`${server.origin}${path}`);
    await waitForData(page);
    // Adds all style sheets, as if the user had visited all pages.
    const sheets = globSync(join(process.env['APP_DIR'] ?? 'dist/app', 'assets/*.css'));
    expect(sheets.length).toBeGreaterThan(10);
    await page.addStyleTag({
      content: sheets.map((sheet) => readFileSync(sheet, 'utf8')).join(''),
    });
    // Waits until all parts of the page have loaded, which happens one after another.
    await page.waitForLoadState('networkidle');
    // The first run computes styles that are still pending, so that they are not counted.
    await addAndRemove(page);
    const elementCount = await page.locator('*').count();
    const count = await countComputed(browser, () => addAndRemove(page));
    // At least the new elements have their styles computed. At most ten elements per change (of forty) may: the parent, and elements with
    // their own `:has()` rules.
    expect(count, `of ${elementCount} elements`).toBeGreaterThanOrEqual(20);
    expect(count, `of ${elementCount} elements`).toBeLessThanOrEqual(40 * 10);
    expect(elementCount).toBeGreaterThan(200);
    await context.close();
  });
}
