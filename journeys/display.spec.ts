import { expect, type Page } from '@playwright/test';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signin, signinByCall } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** Opens the display settings, and returns their dialog. */
async function openCustomizer(page: Page) {
  await page.getByRole('button', { name: 'Customize the display' }).click();
  return page.getByRole('dialog', { name: 'Display' });
}

/** Returns one of the colours that the page sets for the user's choice, such as `solid-light`. */
function getCustomColor(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (property) => document.documentElement.style.getPropertyValue(property),
    `--own-${name}`,
  );
}

test('display preferences apply at once, and before the first paint of the next visit', async ({
  page,
}) => {
  const warnings: string[] = [];
  await signin(page, server.origin, 'approved');
  page.on('console', (message) => {
    // Playwright logs this message because runner.ts blocks service workers.
    if (message.text().includes('blocked by Playwright')) return;
    if (['error', 'warning'].includes(message.type())) warnings.push(message.text());
  });
  const panel = await openCustomizer(page);
  const choices = [
    ['Primary colour', 'Violet'],
    ['Navbar colour', 'Green'],
    ['Navbar', 'Floating'],
    ['Theme', 'Dark'],
  ] as const;
  for (const [group, option] of choices) {
    const options = panel.getByRole('radiogroup', { name: group, exact: true });
    const radio = page.getByRole('radio', { name: option, exact: true });
    await options.locator('label', { has: radio }).click();
    await expect(options.getByRole('radio', { name: option, exact: true })).toBeChecked();
  }
  await expect.poll(() => getCustomColor(page, 'solid-light')).toBe('#6a45d1');
  await expect(page.locator('header')).toHaveCSS('background-color', 'rgb(20, 120, 74)');
  expect(warnings, 'the content security policy allows the styles').toEqual([]);

  // Blocks all modules, so that only the inline script can apply the preferences.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${server.origin}/jobs`, { waitUntil: 'domcontentloaded' });
  expect(await getCustomColor(page, 'solid-light')).toBe('#6a45d1');
  expect(await getCustomColor(page, 'navbar-text')).toBe('#ffffff');
  await expect(page.locator('body')).toHaveClass('theme-dark');
  await expect(page.locator('html')).toHaveAttribute('data-navbar-type', 'floating');
});

test('the menu adapts to every width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signin(page, server.origin, 'approved');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const width = async () => (await menu.boundingBox())?.width ?? 0;
  // The page focuses its heading when it opens.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  // The collapsed menu has only icons (less than 80 px); with its labels it is wider than 200 px.
  await page.mouse.move(700, 400);
  await expect.poll(width).toBeLessThan(80);
  await menu.getByRole('link', { name: 'Jobs', exact: true }).hover();
  await expect.poll(width).toBeGreaterThan(200);
  await page.mouse.move(700, 400);
  await expect.poll(width).toBeLessThan(80);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(width, 'keyboard focus is in the menu').toBeGreaterThan(200);

  // Below 1200 px the menu opens in a dialog, and below 768 px there is a bar of shortcuts too.
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  // On a phone, the navbar has no room for the button “Customize the display”.
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Display settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Display' });
  await panel.getByText('At the top', { exact: true }).click();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a page opens with the preferred transition, at its top and with its heading focused', async ({
  page,
}) => {
  await signin(page, server.origin, 'approved');
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      document.documentElement.dataset['seen'] = animationName;
    });
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const readScroll = () => page.evaluate(() => window.scrollY);
  // The page is high enough once its data has arrived.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    expect(await readScroll()).toBe(300);
  }).toPass();
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  const heading = page.getByRole('heading', { level: 1, name: 'Help' });
  await expect(heading).toBeFocused();
  // The default transition is “Zoom and fade”.
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'route-zoom-fade');
  expect(await readScroll()).toBe(0);
});

test('a click while a page loads is not lost', async ({ page }) => {
  await signinByCall(page, server.origin, 'approved');
  await page.setViewportSize({ width: 1280, height: 800 });
  const menu = page.getByRole('navigation', { name: 'Main' });
  /** Returns the centre of an item of the menu. */
  const getPoint = async (name: string) => {
    const box = (await menu.getByRole('link', { name, exact: true }).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  // How many frames after the first click the second one comes.
  for (const frames of isLongRun ? [0, 2, 4, 6, 12] : [0, 4]) {
    // Reloads the page, so that the code of the next page is not loaded yet.
    await page.goto(`${server.origin}/dashboard`);
    await waitForData(page);
    const [jobs, help] = [await getPoint('Jobs'), await getPoint('Help')];
    await page.mouse.click(...jobs);
    for (let frame = 0; frame < frames; frame += 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.mouse.click(...help);
    await expect(page, `after ${frames} frames`).toHaveURL(/\/help-center$/);
  }
});

test(
  'the tour works by keyboard, and does not open again after a reload',
  { tag: '@long' },
  async ({ page }) => {
    await signin(page, server.origin, 'approved');
    const panel = await openCustomizer(page);
    await panel.getByRole('button', { name: 'Take the tour' }).press('Enter');
    for (const title of ['The menu', 'The navbar', 'Display settings', 'Your account']) {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Customize the display' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
