import { expect, type Browser, type Page } from '@playwright/test';
import { requestHeaders } from '../contract/rules/requestHeaders.ts';
import { paths } from '../app/paths.ts';
import { test } from './harness/conditions.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { getAddressesByGuard } from './harness/routeAddresses.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import {
  phoneScreen,
  readDrawnVitals,
  readVitals,
  recordVitals,
  throttleNetwork,
} from './harness/vitals.ts';

/** The largest sum of layout shifts (CLS) of a page; Google counts up to 0.1 as good. */
const maxShift = 0.01;

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

// Signs in and stores the user on the device, as an earlier visit does.
async function signinAsKnown(page: Page, who: string): Promise<void> {
  await signinByCall(page, server.origin, who);
  const user = await (
    await page.request.get(`${server.origin}/api/user`, {
      headers: requestHeaders,
    })
  ).text();
  await page.addInitScript((text) => localStorage.setItem('userInfo', text), user);
}

const mainPages = [
  paths.dashboard,
  paths.wallet,
  paths.year,
  paths.submission('tablemates-sunday-batch'),
  paths.jobs,
  paths.job('sunrise-spritz'),
  paths.profile,
];

/** The addresses that each demo user visits; a short run visits one of each kind. */
const addresses: Record<string, string[]> = isLongRun
  ? {
      guest: [...getAddressesByGuard('guest'), ...getAddressesByGuard('open')],
      approved: [
        ...mainPages,
        paths.ahead,
        paths.jobHistory,
        paths.profileSection('personal'),
        paths.help,
        paths.contact,
      ],
      pending: getAddressesByGuard('pending'),
    }
  : { guest: [paths.root, paths.signin], approved: mainPages };

/** Loads a page on a phone with a slow network. Returns its vitals, or null if it has no heading after a minute. */
async function loadPage(browser: Browser, who: string, path: string) {
  const context = await browser.newContext(phoneScreen);
  try {
    const page = await context.newPage();
    if (who !== 'guest') await signinAsKnown(page, who);
    await throttleNetwork(await context.newCDPSession(page));
    await page.addInitScript(recordVitals);
    // With a throttled network, Chromium does not always report that a page has loaded, and several pages share the processor.
    await page.goto(`${server.origin}${path}`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    const isShown = await heading.waitFor({ timeout: 60_000 }).then(
      () => true,
      () => false,
    );
    return isShown ? await readVitals(page) : null;
  } finally {
    await context.close();
  }
}

/** Returns a description of what moved while a page loaded, or an empty list. */
async function loadAndMeasure(browser: Browser, who: string, path: string): Promise<string[]> {
  // On a busy machine, Chromium's throttled network rarely stops for good; a new context has a new one.
  const vitals = (await loadPage(browser, who, path)) ?? (await loadPage(browser, who, path));
  if (!vitals) return [`${path}: no heading`];
  return vitals.cls > maxShift ? [`${path}: ${vitals.shifted.join('; ')}`] : [];
}

/** How many pages load at the same time. */
const atOnce = 4;

for (const [who, visited] of Object.entries(addresses)) {
  // On a slow network, fonts and data arrive late, and their arrival can move texts and footers.
  test(`nothing moves while the pages of ${who} load`, async ({ browser }) => {
    const faults: string[] = [];
    // Loads several pages at once, because they mostly wait for the network.
    for (let index = 0; index < visited.length; index += atOnce) {
      const batch = visited.slice(index, index + atOnce);
      const batchFaults = await Promise.all(
        batch.map((path) => loadAndMeasure(browser, who, path)),
      );
      faults.push(...batchFaults.flat());
    }
    expect(faults).toEqual([]);
  });
}

test('nothing moves when the parts of the year arrive one after the other', async ({ browser }) => {
  const context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await signinAsKnown(page, 'approved');
  /** Holds the requests of a route; returns the function that lets them pass. */
  const hold = async (url: string) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(url, (route) => isReleased.then(() => route.continue()));
    return release;
  };
  // The demo's latest credited job was completed about 60 days ago, so until the end of February the figures are in the previous year.
  const year = new Date(Date.now() - 60 * 24 * 3_600_000).getUTCFullYear();
  const releaseJobs = await hold('**/api/summary/job/year/*');
  const releasePreviousYear = await hold(`**/api/summary/payout/year/${year - 1}*`);
  await page.addInitScript(recordVitals);
  await page.goto(`${server.origin}${paths.year}&year=${year}`);
  const loading = page.locator('main [aria-busy=true]');
  await expect(loading.first()).toBeVisible();
  const parts = await loading.count();
  releaseJobs();
  await expect.poll(() => loading.count()).toBeLessThan(parts);
  releasePreviousYear();
  await expect(page.getByText(new RegExp(`^In ${year - 1}`)).first()).toBeVisible();
  const { cls, shifted } = await readVitals(page);
  expect(cls, shifted.join('; ')).toBeLessThanOrEqual(maxShift);
  await context.close();
});

test('nothing moves if a prerendered page arrives in parts', async ({ browser }) => {
  const context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  // With 64 kbit/s, the parts of the page arrive one after the other.
  await throttleNetwork(await context.newCDPSession(page), 64_000);
  await page.addInitScript(recordVitals);
  // Does not wait for the scripts of the page, which take a while to load.
  await page.goto(`${server.origin}${paths.signin}`, { waitUntil: 'commit' });
  await expect(page.locator('#responses')).toBeAttached();
  await expect(page.locator('#prerendered').getByRole('heading', { level: 1 })).toBeVisible();
  const { cls, shifted } = await readDrawnVitals(page);
  expect(cls, shifted.join('; ')).toBeLessThanOrEqual(maxShift);
  await context.close();
});

test('choosing filters does not move the list of jobs', async ({ page }) => {
  await signinByCall(page, server.origin, 'approved');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.origin}${paths.jobs}`);
  const list = page.getByRole('group', { name: /^Page \d/ }).getByRole('list');
  const getTop = async () => (await list.first().boundingBox())?.y;
  // Waits for the app's list, which replaces the prerendered list.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(list.first()).toBeVisible();
  const top = await getTop();
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Newest' }).click();
  await page.getByRole('button', { name: /^Platform/ }).click();
  for (const name of [/^TikTok/, /^YouTube/, /^Instagram/])
    await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  for (const name of [/^I qualify/, /^Not applied/])
    await page.getByRole('main').locator('button').filter({ hasText: name }).click();
  await expect(page).toHaveURL(/hide_applied=1/);
  await expect(page.getByText(/^\d+ jobs$/)).toBeVisible();
  expect(await getTop()).toBe(top);
});
