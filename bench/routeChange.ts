import type { Locator, Page } from '@playwright/test';
import { visit, type Visitor } from './visit.ts';

/** How often each route is opened: once with loading its code, then five times without. */
const rounds = 6;

/** Times in ms from the click to the focused heading on screen; the first includes loading the code. */
export type RouteChange = { name: string; times: number[] };

/** Clicks a link; returns the ms to the focused heading of its page. */
async function timeClick(page: Page, link: Locator): Promise<number> {
  // `recordTimings` resets `route` on each click.
  await link.click();
  await page.waitForFunction(() => window.timings.route !== null);
  const time = await page.evaluate(() => window.timings.route ?? NaN);
  await page.waitForLoadState('networkidle');
  return time;
}

/** Navigates Jobs → job → Dashboard repeatedly. */
export function measureRoutes(visitor: Visitor, origin: string): Promise<RouteChange[]> {
  return visit(visitor, `${origin}/jobs`, async (page) => {
    // Before the app runs, a link of the prerendered page loads a new document.
    await page.locator('#prerendered').waitFor({ state: 'detached' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toJob: RouteChange = { name: 'Jobs → job', times: [] };
    const toDashboard: RouteChange = { name: 'job → Dashboard', times: [] };
    for (let round = 0; round < rounds; round += 1) {
      const job = page.locator('main a[href^="/jobs/"]').first();
      toJob.times.push(await timeClick(page, job));
      const dashboard = menu.getByRole('link', { name: 'Dashboard', exact: true });
      toDashboard.times.push(await timeClick(page, dashboard));
      await timeClick(page, menu.getByRole('link', { name: 'Jobs', exact: true }));
    }
    return [toJob, toDashboard];
  });
}

/** Measures the bare page, where each route is a separate document: from the click to the next heading. */
export function measureBareRoute(visitor: Visitor, url: string): Promise<RouteChange> {
  return visit(visitor, url, async (page) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.getByRole('link').first().click();
      await page.waitForURL('**/detail');
      await page.waitForFunction(() => window.timings.heading !== null);
      times.push(
        await page.evaluate(() => {
          const clickedAt = Number(sessionStorage.getItem('clickedAt'));
          return performance.timeOrigin + (window.timings.heading ?? NaN) - clickedAt;
        }),
      );
      await page.goto(url);
    }
    return { name: 'bare page → bare page', times };
  });
}
