import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { removeStars, signinByCall } from './harness/signin.ts';
import { phoneScreen, readDrawnVitals, recordVitals } from './harness/vitals.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

/** Opens a page whose scripts fail to load. Returns the violations of the policy, as they occur. */
async function openWithoutScripts(page: Page, path: string): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(server.origin + path);
  return violations;
}

/** Returns each text on the first screen with its position in whole pixels. Ignores data further down, which the page still requests. */
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
        // Ignores exact times, which only screen readers read, because they are in UTC until the app runs.
        const text = element.textContent.replaceAll(/ \([^)]+ [AP]M( UTC)?\)/g, '');
        return `${text} ${[left, top, width].map((edge) => Math.round(edge)).join(' ')}`;
      });
  });
}

for (const [path, user] of [['/home'], ['/signin'], ['/jobs', 'approved']] as const) {
  for (const [theme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    // A short run opens each page once.
    const tag = (path === '/jobs') === (width === 360) ? [] : '@long';
    const title = `${path} is on screen before its scripts, and stays where it is (${theme}, ${width} px)`;
    test(title, { tag }, async ({ page }) => {
      if (user) {
        await signinByCall(page, server.origin, user);
        // Starred pages are in the menu, whose code arrives after the page.
        await removeStars(page, server.origin);
      }
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((name) => {
        localStorage.setItem('preferences', JSON.stringify({ theme: name }));
      }, theme);
      expect(await openWithoutScripts(page, path)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await readTexts(page);
      const readColor = () =>
        page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
      const color = await readColor();

      await page.unroute('**/assets/*.js');
      await page.reload();
      await expect(page.locator('#prerendered')).toHaveCount(0);
      expect(await readTexts(page)).toEqual(before);
      expect(await readColor()).toBe(color);
    });
  }
}

test('pages of two users that are rendered at the same time have the data of each', async ({
  browser,
}) => {
  const users = { approved: 'Maya Tan', fresh: 'Jonas Berg' };
  const pages = await Promise.all(
    Object.keys(users).map(async (who) => {
      const page = await browser.newPage();
      await signinByCall(page, server.origin, who);
      return page;
    }),
  );
  const readNames = async ({ request }: Page) => {
    const html = await (await request.get(`${server.origin}/jobs`)).text();
    return html.match(/Account of [^"]+|"name":"(Maya|Jonas)[^"]+/g);
  };
  const expected = Object.values(users).map((name) => [`Account of ${name}`, `"name":"${name}`]);
  let rendered = 0;
  for (let round = 0; round < 10; round += 1) {
    const names = await Promise.all(pages.map(readNames));
    // A busy server skips prerendering, and the app renders the page.
    if (names.includes(null)) continue;
    rendered += 1;
    expect(names).toEqual(expected);
  }
  await Promise.all(pages.map((page) => page.close()));
  expect(rendered).toBeGreaterThan(0);
});

/** Holds requests, by default of scripts, until the returned function is called. */
async function hold(page: Page, address = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the browser has painted a frame and reported it, which also reports the paints before. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const mark = document.createElement('p');
        mark.setAttribute('elementtiming', 'mark');
        mark.textContent = '.';
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          mark.remove();
          resolve();
        }).observe({ type: 'element' });
        document.documentElement.append(mark);
      }),
  );
}

for (const [path, user] of [['/home'], ['/signin'], ['/jobs', 'approved']] as const) {
  // Browsers would count the paint of a larger element as the time when the page appears (LCP), although its texts have been visible for
  // seconds.
  const title = `the app paints nothing larger than the prerendered copy of ${path}`;
  test(title, { tag: path === '/jobs' ? [] : '@long' }, async ({ browser }) => {
    const context = await browser.newContext(phoneScreen);
    const page = await context.newPage();
    if (user) await signinByCall(page, server.origin, user);
    await page.addInitScript(recordVitals);
    const releaseFonts = await hold(page, '**/*.woff2');
    const release = await hold(page);
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    // The prerendered copy is first painted in the fallback font.
    await expect(page.locator('#prerendered h1')).toBeVisible();
    await waitForPaint(page);
    releaseFonts();
    await page.waitForFunction(() => document.fonts.check('600 1rem "Inter Variable"'));
    const before = await page.evaluate(() => performance.now());
    release();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await waitForPaint(page);
    const { lcp, element } = await readDrawnVitals(page);
    expect(lcp, element).toBeGreaterThan(0);
    expect(lcp, element).toBeLessThan(before);
    await context.close();
  });
}

/** Returns the name of the built script that contains a message. */
function findScript(message: string): string {
  const folder = 'dist/app/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.find((name) => readFileSync(`${folder}/${name}`, 'utf8').includes(message))!;
}

// The script of a part is found by a message of the part.
for (const [part, message] of [
  ['list', 'jobs.asRows'],
  ['bell above it', 'unread.open'],
] as const) {
  test(
    `the page stays on screen until the ${part} has loaded, too`,
    { tag: part === 'list' ? [] : '@long' },
    async ({ page }) => {
      await signinByCall(page, server.origin, 'approved');
      const release = await hold(page, `**/${findScript(message)}`);
      await page.goto(`${server.origin}/jobs`, { waitUntil: 'commit' });
      // The layout has loaded, but is hidden.
      await expect(page.locator('#root main')).toHaveCount(1);
      await expect(page.locator('#prerendered').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
      release();
      await expect(page.locator('#prerendered')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

/** Opens the jobs with delayed scripts; the returned function lets them load. */
async function openJobsWithoutScripts(page: Page): Promise<() => void> {
  await signinByCall(page, server.origin, 'approved');
  const release = await hold(page);
  await page.goto(`${server.origin}/jobs`, { waitUntil: 'commit' });
  return release;
}

test('clicks before the app runs are repeated when it does', async ({ page }) => {
  const release = await openJobsWithoutScripts(page);
  await page.getByRole('button', { name: 'Not applied' }).click();
  await page.getByRole('button', { name: 'I qualify' }).click();
  release();
  await expect(page).toHaveURL(/\?hide_applied=1&eligible=1$/);
});

// A short run has a press of the pointer, and handOver.test.ts what is done before the app runs.
for (const device of ['pointer', 'key'] as const) {
  const tag = device === 'pointer' ? [] : '@long';
  test(
    `a press of a ${device} that lasts while the app takes over still counts`,
    { tag },
    async ({ page }) => {
      const release = await openJobsWithoutScripts(page);
      const button = page.getByRole('button', { name: 'Not applied' });
      if (device === 'key') await button.focus();
      else await button.hover();
      await (device === 'key' ? page.keyboard.down(' ') : page.mouse.down());
      release();
      // The app is ready, but waits until the press ends.
      await expect(page.locator('#root main li').first()).toBeAttached();
      await waitForPaint(page);
      await expect(page.locator('#prerendered')).toHaveCount(1);
      await (device === 'key' ? page.keyboard.up(' ') : page.mouse.up());
      await expect(page).toHaveURL(/\?hide_applied=1$/);
      await expect(page.locator('#prerendered')).toHaveCount(0);
    },
  );
}

test('a menu that is clicked before the app runs opens when it does', async ({ page }) => {
  const release = await openJobsWithoutScripts(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  release();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('a search that is begun before the app runs can be completed when it does', async ({
  page,
}) => {
  const release = await openJobsWithoutScripts(page);
  await page.getByRole('searchbox').click();
  await page.keyboard.type('sunrise');
  release();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' spritz');
  await expect(page).toHaveURL(/q=sunrise(\+|%20)spritz/);
});

test('a form that is filled in and sent before the app runs is sent by the app', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(`${server.origin}/signin`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Email' }).click();
  await page.keyboard.type('approved@demo.test');
  await page.getByLabel('Password', { exact: true }).click();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/signin`);
  release();
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('approved@demo.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
});

test('a language that is chosen before the app runs is the language of the app', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(`${server.origin}/home`, { waitUntil: 'commit' });
  await page.locator('#prerendered').getByRole('combobox', { name: 'Language' }).selectOption('ar');
  release();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a user who types while the app takes over goes on at the same place of the text', async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto(`${server.origin}/signin`, { waitUntil: 'commit' });
  const password = page.getByLabel('Password', { exact: true });
  await password.click();
  await page.keyboard.type('Demo1');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(password).toBeFocused();
  await page.keyboard.type('-pass-');
  await expect(password).toHaveValue('Demo-pass-1');
});

test('shortcuts that are pressed before the app runs work when it does', async ({ page }) => {
  const release = await openJobsWithoutScripts(page);
  await expect(page.locator('#prerendered')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('dialog', { name: 'Commands' })).toBeVisible();
});

test('without scripts, no field can be filled in, because a form would be sent in the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.origin}/signin`);
  await page.getByLabel('Password', { exact: true }).click({ force: true });
  await page.keyboard.type('secret');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await context.close();
});

// With these values in the storage, the prerendered page would differ from the page of the app.
const unlike = [
  ['a guest of another language', '/home', { locale: 'ar' }],
  ['a user who has logged out without a network', '/jobs', { logout: 'pending' }],
  ['a user who sees jobs as cards', '/jobs', { jobsView: 'cards' }],
  ['a user who is known here', '/home', { userInfo: '{}' }],
  ['a user of another language', '/jobs', { locale: 'ar' }],
  ['a user with a horizontal menu', '/jobs', { preferences: '{"layout":"horizontal"}' }],
] as const;
for (const [index, [who, path, stored]] of unlike.entries()) {
  const tag = index < 3 ? [] : '@long';
  test(`${who} sees no prerendered page, but waits for the app`, { tag }, async ({ page }) => {
    if (path === '/jobs') await signinByCall(page, server.origin, 'approved');
    await page.addInitScript((values) => Object.assign(localStorage, values), stored);
    await openWithoutScripts(page, path);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  });
}
