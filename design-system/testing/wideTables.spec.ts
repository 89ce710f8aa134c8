import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';
import { isLongRun } from './isLongRun.ts';

/** Tables with many columns, and ranges of cells: what depends on layout, real keys and the real mouse, which jsdom does not have. */

const wide = 'foundations-data-grid--many-columns';
const ranges = 'foundations-data-grid--ranges';

async function open(page: Page, story: string, direction = 'ltr', width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openStory(page, story);
  if (direction === 'rtl') {
    const url = new URL(page.url());
    url.searchParams.set('globals', 'locale:ar');
    await page.goto(url.href);
  }
  await page.locator('[data-part="cell"]').first().waitFor({ timeout: 20_000 });
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}

/** Returns the places in px of the focused cell and of what hides columns at the sides: the box and the pinned cells of the row. */
const measureFocus = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('td, th');
    const box = document.querySelector<HTMLElement>('[data-part="table"]');
    if (!cell || !box) throw new Error('No cell has the focus');
    const view = box.getBoundingClientRect();
    const { left, right } = cell.getBoundingClientRect();
    const pins = [...(cell.parentElement?.querySelectorAll(':scope > [data-pin]') ?? [])]
      .filter((pin) => pin !== cell)
      .map((pin) => pin.getBoundingClientRect());
    const isCovered = pins.some((pin) => left < pin.right - 1 && right > pin.left + 1);
    const heading = document.querySelector(
      `[data-part="heading-row"] > [aria-colindex="${cell.getAttribute('aria-colindex')}"]`,
    );
    return {
      column: Number(cell.getAttribute('aria-colindex')),
      isVisible: left >= view.left - 1 && right <= view.right + 1 && !isCovered,
      isBelowHeading: Math.abs((heading?.getBoundingClientRect().left ?? NaN) - left) < 1,
      scrolled: Math.abs(box.scrollLeft),
      width: box.scrollWidth,
    };
  });

// The long run has both directions.
for (const direction of isLongRun ? ['ltr', 'rtl'] : ['ltr']) {
  test(`${direction}: each column is reached by keys, in sight and below its heading, and nothing jumps`, async ({
    page,
  }) => {
    await open(page, wide, direction);
    await page.locator('[data-part="body-row"]').first().locator('td[aria-colindex="4"]').click();
    const { width } = await measureFocus(page);
    const [forward, back] =
      direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    let last = await measureFocus(page);
    const steps = 16;
    for (let step = 0; step < 2 * steps; step += 1) {
      const [key, change] = step < steps ? [forward, 1] : [back, -1];
      await page.keyboard.press(key);
      const column = last.column + change;
      await expect
        .poll(() => measureFocus(page), { message: `${key} to ${column}` })
        .toMatchObject({ column, isVisible: true, isBelowHeading: true, width });
      const next = await measureFocus(page);
      // At most one column scrolls into view.
      expect(Math.abs(next.scrolled - last.scrolled)).toBeLessThan(330);
      last = next;
    }
    for (const [key, column] of [
      ['End', 201],
      ['ArrowUp', 201],
      ['ArrowDown', 201],
      ['Control+End', 201],
    ] as const) {
      await page.keyboard.press(key);
      await expect
        .poll(() => measureFocus(page), { message: key })
        .toMatchObject({ column, isVisible: true, isBelowHeading: true, width });
    }
    // The columns have scrolled to their end.
    expect(await page.locator('[data-part="column-heading"]').count()).toBeLessThan(40);
  });
}

test('scrolling renders the columns in view, in their places, and so does paper', async ({
  page,
}) => {
  await open(page, wide);
  const places = new Map<string, number>();
  for (const left of [0, 3000, 9000, 4000, 20_000, 0]) {
    await page.locator('[data-part="table"]').evaluate((box, to) => (box.scrollLeft = to), left);
    const read = () =>
      page.evaluate(() => {
        const box = document.querySelector<HTMLElement>('[data-part="table"]') as HTMLElement;
        const view = box.getBoundingClientRect();
        const headings = [...box.querySelectorAll('[data-part="column-heading"]:not([data-pin])')];
        const rects = headings.map((heading) => heading.getBoundingClientRect());
        const pin = box.querySelector('th[data-pin][data-pin-edge]')?.getBoundingClientRect();
        return {
          isCovered:
            rects.some((rect) => rect.left <= (pin?.right ?? view.left) + 1) &&
            rects.some((rect) => rect.right >= view.right - 1),
          lefts: headings.map((heading, index): [string, number] => [
            heading.getAttribute('data-column') ?? '',
            Math.round((rects[index] as DOMRect).left - view.left + box.scrollLeft),
          ]),
        };
      });
    await expect.poll(async () => (await read()).isCovered, { message: `${left}` }).toBe(true);
    for (const [id, place] of (await read()).lefts) {
      expect(place, id).toBe(places.get(id) ?? place);
      places.set(id, place);
    }
  }
  expect(places.size).toBeGreaterThan(40);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tbody [data-part="body-row"]')).toHaveCount(120);
  await expect(page.getByRole('columnheader', { name: 'Week 2', exact: true })).toBeVisible();
  expect(await page.locator('[data-part="column-heading"]').count()).toBeLessThan(40);
});

test('two-line rows have all columns', async ({ page }) => {
  await open(page, wide, 'ltr', 360);
  await expect(
    page.locator('[data-part="body-row"]').first().locator('[data-part="cell"]'),
  ).toHaveCount(201);
});

/** Presses until the code of ranges has loaded. Returns the texts of the selected cells. */
const listSelected = (page: Page) => page.locator('td[aria-selected="true"]').allInnerTexts();

const findCell = (page: Page, row: number, column: number) =>
  page.locator('[data-part="body-row"]').nth(row).locator(`td[aria-colindex="${column}"]`);

for (const direction of ['ltr', 'rtl']) {
  test(`${direction}: the mouse and the keyboard select a rectangle, and not its text`, async ({
    page,
  }) => {
    await open(page, ranges, direction);
    await findCell(page, 0, 2).click();
    await expect(async () => {
      await findCell(page, 0, 2).hover();
      await page.mouse.down();
      await findCell(page, 2, 4).hover();
      await page.mouse.up();
      expect(await listSelected(page)).toHaveLength(9);
    }).toPass();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await expect(findCell(page, 2, 4)).toBeFocused();
    const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    await page.keyboard.press(`Shift+${forward}`);
    await expect.poll(() => listSelected(page)).toHaveLength(12);
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => listSelected(page)).toHaveLength(8);
    await findCell(page, 3, 3).click({ modifiers: ['Shift'] });
    await expect.poll(() => listSelected(page)).toHaveLength(8);
    await page.keyboard.press('Escape');
    await expect.poll(() => listSelected(page)).toHaveLength(0);
  });
}

/** Notes what the page gives to the clipboard. Returns a function that reads the lines. */
async function noteCopied(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    window.addEventListener('copy', (event) => {
      document.body.dataset['copied'] = event.clipboardData?.getData('text/plain') ?? '';
    });
  });
  return async () => ((await page.locator('body').getAttribute('data-copied')) ?? '').split('\n');
}

test('the copied range has the cells that are not rendered', async ({ page }) => {
  await open(page, wide);
  const readCopied = await noteCopied(page);
  await findCell(page, 0, 3).click();
  await expect(async () => {
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+Shift+End');
    await expect(page.locator('td[aria-selected="true"]').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ControlOrMeta+C');
  await expect.poll(readCopied).toHaveLength(120);
  expect((await readCopied())[0]?.split('\t').length).toBeGreaterThanOrEqual(199);
});

// Before the code of ranges has loaded, the browser selects the text between.
test('a range is copied although text was selected before', async ({ page }) => {
  await open(page, ranges);
  const readCopied = await noteCopied(page);
  await findCell(page, 0, 2).click();
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowDown');
    expect(await listSelected(page)).not.toHaveLength(0);
  }).toPass();
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await page.keyboard.press('Shift+ArrowRight');
  const selected = await listSelected(page);
  await page.keyboard.press('ControlOrMeta+C');
  await expect
    .poll(async () => (await readCopied()).join('\t').split('\t'))
    .toHaveLength(selected.length);
});

test('in a table without ranges the mouse selects text', async ({ page }) => {
  await open(page, 'foundations-data-grid--details');
  const [from, to] = [
    await findCell(page, 0, 3).boundingBox(),
    await findCell(page, 0, 4).boundingBox(),
  ];
  if (!from || !to) throw new Error('No cells');
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  expect(await listSelected(page)).toHaveLength(0);
});

test('a table that was hidden at first has its column of checkboxes', async ({ page }) => {
  await open(page, wide);
  const hide = await page.addStyleTag({ content: '#storybook-root { display: none; }' });
  await openStory(page, wide);
  await hide.evaluate((style: HTMLElement) => style.remove());
  const cell = page.locator('tbody [data-selection]').first();
  await expect.poll(async () => (await cell.boundingBox())?.width).toBeGreaterThan(40);
});
