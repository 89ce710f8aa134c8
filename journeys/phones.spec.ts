import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { jobRows } from './harness/rowProbes.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';
import { waitForData } from './harness/waitForData.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signinByCall(page, server.origin, 'approved');
});

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible.`);
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

test('the first screen of jobs has three jobs, each with its work below its title and its pay last, one with a badge', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${server.origin}/jobs`);
  const rows = page.locator(jobRows);
  await expect(rows.first()).toBeVisible();
  // The app replaces the copy of the page that the server has rendered.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  const bar = await readBox(page.getByRole('navigation', { name: 'Shortcuts' }));
  const sizes = await rows.evaluateAll((all) =>
    all.map((row) => {
      const title = row.querySelector('a > bdi')!.getBoundingClientRect();
      const pay = row.querySelector(':scope > div:last-child')!.getBoundingClientRect();
      const work = row.querySelector('[data-facts]')!.getBoundingClientRect();
      const { height, bottom } = row.getBoundingClientRect();
      return { height, bottom, gap: work.top - title.bottom, isPayLast: pay.top >= work.bottom };
    }),
  );
  expect(sizes.filter(({ bottom }) => bottom <= bar.top).length).toBeGreaterThanOrEqual(3);
  for (const { gap, isPayLast } of sizes) {
    expect(isPayLast).toBe(true);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(8);
  }
  const heights = sizes.map(({ height }) => height).sort((a, b) => a - b);
  const median = heights[Math.floor(heights.length / 2)];
  expect(median).toBeLessThanOrEqual(128);
  // The longest row has a title and a work of two lines, and a range of pay.
  expect(heights.at(-1)).toBeLessThanOrEqual(170);
  const invited = rows.locator('[data-part=badge]', { hasText: 'Invited' });
  await expect(invited).toBeVisible();
});

test('in the wallet, the download button ends where the rows end', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${server.origin}/dashboard?tab=wallet`);
  const download = (await page.getByRole('button', { name: 'Download CSV' }).boundingBox())!;
  const row = (await page.locator('tbody > tr').first().boundingBox())!;
  expect(Math.abs(download.x + download.width - (row.x + row.width))).toBeLessThanOrEqual(1);
});

test('the field of a discussion without messages is at the lower edge of the screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${server.origin}/jobs/harbour-roaster-visit?tab=discussion`);
  const text = await readBox(page.getByText('No messages yet', { exact: false }));
  const composer = await readBox(page.locator('[data-part=conversation-footer]'));
  const tabs = await readBox(page.getByRole('tablist', { name: 'About the job' }));
  expect(Math.abs(composer.bottom - phone.height)).toBeLessThanOrEqual(1);
  // The text is in the middle between the tabs and the field.
  const [above, below] = [text.top - tabs.bottom, composer.top - text.bottom];
  expect(Math.abs(above - below)).toBeLessThan(48);
});

test('no field of the submission is behind the bar with its button while it has the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${server.origin}/jobs/tidal-lap-diary/submission`);
  const submit = page.getByRole('button', { name: 'Submit for review' });
  await expect(submit).toBeVisible();
  const bar = page.locator('[data-part="action-bar"]');
  const fields = page.locator('main :is(textarea, input:not([type=file]))');
  await expect(fields).toHaveCount(3);
  // Waits until everything has loaded, because later parts move the fields.
  await waitForData(page);
  await page.waitForLoadState('networkidle');
  for (const field of await fields.all()) {
    // Scrolls the field behind the bar. The browser regards it as visible there, so focus alone would not scroll it into view.
    await field.evaluate((element) => {
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
    });
    await field.focus();
    const [{ top }, { bottom }] = [await readBox(bar), await readBox(field)];
    expect(bottom).toBeLessThanOrEqual(top + 1);
  }
});

// Finds texts that extend beyond the screen, or beyond a box that hides its overflow.
function findCutTexts(): string[] {
  const cutTexts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script, style, noscript, option')) continue;
    // The last breadcrumb may be cut, because the heading of the page repeats it.
    if (parent.closest('[aria-current=page]')?.closest('ol')) continue;
    if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    let [left, right] = [0, document.documentElement.clientWidth];
    let mayBeCut = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      // A box that scrolls can show the rest; visually hidden texts for screen readers (`clip-path`) are cut on purpose.
      mayBeCut ||= ['auto', 'scroll'].includes(overflowX) || clipPath !== 'none';
      if (!['hidden', 'clip'].includes(overflowX)) continue;
      const bounds = box.getBoundingClientRect();
      [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)];
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some(
      (rect) => rect.width > 1 && (rect.right > right + 1 || rect.left < left - 1),
    );
    if (isCut && !mayBeCut) cutTexts.push(text.data);
  }
  return cutTexts;
}

/** Sets the text spacing of WCAG 2.2, criterion 1.4.12, by a user style sheet, to which no policy applies. */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

const pages = [
  '/dashboard',
  '/dashboard?tab=wallet',
  '/dashboard?tab=wallet&view=ahead',
  '/dashboard?tab=wallet&view=year',
  '/dashboard?tab=wallet&withdraw=1',
  '/jobs',
  '/jobs/harbour-roaster-visit',
  '/jobs/harbour-roaster-visit/submission',
  '/profile',
  '/profile/edit',
  '/profile/edit?section=shipping',
  '/contact-us',
  '/help-center',
];

test('on a phone of 320 px, nothing is cut with texts of 32 px or with wide text spacing, and Safari enlarges no field', async ({
  browser,
}) => {
  const viewport = { width: 320, height: 640 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signinByCall(page, server.origin, 'approved');
  const devtools = await context.newCDPSession(page);
  const setFontSize = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  const expectWhole = async (name: string) => {
    await expect.poll(() => page.evaluate(findCutTexts), name).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(viewport.width);
  };
  for (const path of pages) {
    await page.goto(`${server.origin}${path}`);
    await waitForData(page);
    const sizes = await page
      .locator('input, select, textarea, [contenteditable]')
      .evaluateAll((all) => all.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    // Safari enlarges the page when a field with a smaller font gets the focus.
    expect(Math.min(...sizes, Infinity), path).toBeGreaterThanOrEqual(16);
    await setFontSize(32);
    await expectWhole(`${path} with texts of 32 px`);
    await setFontSize(16);
    await spaceTexts(page);
    await expectWhole(`${path} with wide text spacing`);
  }
  await context.close();
});

test('two notices do not overlap, and a dialog begins below them', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${server.origin}/dashboard?tab=wallet`);
  await page.route('**/api/payment?*', (route) => route.abort());
  const download = page.getByRole('button', { name: 'Download CSV' });
  const notices = page.getByRole('alertdialog');
  await download.click();
  await expect(notices).toHaveCount(1);
  // Another failure, because the same one has one notice.
  await page.route('**/api/payment?*', (route) => route.fulfill({ status: 403, json: {} }));
  await download.click();
  await expect(notices).toHaveCount(2);
  // Notices stay open while the pointer is on one of them.
  await notices.last().hover();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(dialog).toBeVisible();
  const [first, second] = [await readBox(notices.first()), await readBox(notices.last())];
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  expect((await readBox(dialog)).top).toBeGreaterThanOrEqual(second.bottom);
});

test('with zoom of 400 %, no bar stays in view', async ({ page }) => {
  // A window of 1280 × 1024 px.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${server.origin}/jobs/sunrise-spritz`);
  const apply = page.getByRole('button', { name: 'Apply for this job' });
  await expect(apply).not.toBeInViewport();
  await apply.scrollIntoViewIfNeeded();
  await expect(apply).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).not.toBeInViewport();
});

/** The windows in which an action is in sight. */
const windows = [phone, { width: 360, height: 640 }, desktop];

test('the last day to apply is beside the button', async ({ page }) => {
  await page.goto(`${server.origin}/jobs/sunrise-spritz`);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const apply = page.getByRole('button', { name: 'Apply for this job' });
    await expect(apply).toBeInViewport({ ratio: 1 });
    const day = page.locator('[data-part=action-bar] time');
    await expect(day).toBeInViewport({ ratio: 1 });
    const [button, beside] = [await readBox(apply), await readBox(day)];
    expect(beside.bottom).toBeGreaterThan(button.top);
    expect(beside.top).toBeLessThan(button.bottom);
    // The first screen also shows when the job is paid.
    await expect(page.getByText('In your wallet', { exact: false }).first()).toBeInViewport();
  }
});

test('what remains to check is beside the button', async ({ page }) => {
  await page.goto(`${server.origin}/jobs/tidal-lap-diary/submission`);
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const submit = page.getByRole('button', { name: 'Submit for review' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    const remaining = page.getByText('2 checks remaining');
    await expect(remaining).toHaveCount(1);
    await expect(remaining).toBeInViewport({ ratio: 1 });
    const bar = await readBox(page.locator('[data-part=action-bar]'));
    expect((await readBox(remaining)).top).toBeGreaterThanOrEqual(bar.top);
    expect(bar.height).toBeLessThanOrEqual(112);
  }
});

test('a conversation has its job, its brand and the way back in sight', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const message = page.getByRole('textbox', { name: 'Message' });
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.origin}/jobs/tidal-lap-diary?tab=discussion`);
    await expect(message).toBeInViewport({ ratio: 1 });
    const check = async () => {
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Tidal Swimwear').first()).toBeInViewport({ ratio: 1 });
      await expect(back).toBeInViewport({ ratio: 1 });
      // The header of the page is the parent of its title.
      const head = await readBox(title.locator('xpath=..'));
      // More than half of the window is for messages.
      expect((await readBox(message)).top - head.bottom).toBeGreaterThan(height * 0.55);
    };
    await check();
    await page.mouse.wheel(0, -5000);
    await check();
    await page.mouse.wheel(0, 200);
    await check();
  }
  await back.click();
  await expect(page).toHaveURL(/\/job\/history/);
});
