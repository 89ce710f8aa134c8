import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** Returns left, top, width and height of navbar, menu and bottom bar, in px; null for parts that are not shown. */
async function measureApp(page: Page) {
  return page.evaluate(() => {
    const box = (part: string) => {
      const element = document.querySelector(`[data-part="${part}"]`);
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return width && height ? [x, y, width, height].map(Math.round) : null;
    };
    return { navbar: box('navbar'), menu: box('aside'), bottomBar: box('bottom-bar') };
  });
}

/** Returns the same boxes as frame.css draws them, with the pseudo-elements of the overlay. */
async function measureFrame(page: Page) {
  return page.evaluate(() => {
    const overlay = document.querySelector('[data-part="loading-overlay"]')!;
    const box = (name: string) => {
      const style = getComputedStyle(overlay, name);
      const [left = 0, margin = 0, top = 0, width = 0, height = 0] = [
        style.left,
        style.marginLeft,
        style.top,
        style.width,
        style.height,
      ].map(parseFloat);
      const isShown = style.content !== 'none' && width && height;
      return isShown ? [left + margin, top, width, height].map(Math.round) : null;
    };
    const other = box('::before');
    const isMenu = other?.[3] === innerHeight;
    return {
      navbar: box('::after'),
      menu: isMenu ? other : null,
      bottomBar: isMenu ? null : other,
    };
  });
}

for (const [look, preferences] of Object.entries({
  'a menu at the side': {},
  'a collapsed menu': { sidebarCollapsed: true },
  'a menu in the navbar': { layout: 'horizontal' },
  'a floating navbar': { navbarType: 'floating' },
  'a hidden navbar': { navbarType: 'hidden' },
})) {
  test(`with ${look}, the page has the frame of the app before its scripts run`, async ({
    page,
  }) => {
    await signinByCall(page, server.origin, 'approved');
    await page.goto(`${server.origin}/help-center`);
    await waitForData(page);
    await page.evaluate(
      (chosen) => localStorage.setItem('preferences', JSON.stringify(chosen)),
      preferences,
    );
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.reload({ waitUntil: 'load' });
      const frame = await measureFrame(page);
      await page.unroute('**/assets/*.js');
      await page.reload();
      await waitForData(page);
      expect(frame, `${width} px`).toEqual(await measureApp(page));
    }
  });
}
