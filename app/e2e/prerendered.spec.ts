import { expect, test, type Page } from '@playwright/test';
import { makeServer, type DemoServer } from './server.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

async function openWithoutScripts(page: Page, path: string): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(server.origin + path);
  return violations;
}

// Where each text of the first screen is, to the pixel. Data that the page requests is below.
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, h2, h3, p, a, label, button, footer')]
      .filter(
        (element) =>
          element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight,
      )
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return `${element.textContent} ${[left, top, width].map((edge) => Math.round(edge)).join(' ')}`;
      });
  });
}

for (const path of ['/home', '/signin']) {
  for (const [theme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    test(`${path} is on screen before its scripts, and stays where it is (${theme}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((name) => {
        localStorage.setItem('preferences', JSON.stringify({ theme: name }));
      }, theme);
      expect(await openWithoutScripts(page, path)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await readTexts(page);
      const colors = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
      const color = await colors();

      await page.unroute('**/assets/*.js');
      await page.reload();
      await expect(page.locator('#prerendered')).toHaveCount(0);
      expect(await readTexts(page)).toEqual(before);
      expect(await colors()).toBe(color);
    });
  }
}

test('fields cannot be filled in before the app runs', async ({ page }) => {
  await openWithoutScripts(page, '/signin');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
});

for (const [who, stored] of [
  ['a user of another language', { locale: 'ar' }],
  ['a user who is known here', { userInfo: '{}' }],
] as const) {
  test(`${who} waits for the app`, async ({ page }) => {
    await page.addInitScript((values) => Object.assign(localStorage, values), stored);
    await openWithoutScripts(page, '/home');
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  });
}
