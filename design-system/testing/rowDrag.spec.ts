import { expect, type Locator, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Rows that are dragged by mouse and finger, and boxes that scroll meanwhile. jsdom has no layout. */

test.use({ hasTouch: true });

/** Opens a story and waits until handles and letters, which change the heights of rows, have loaded. */
async function openGrid(page: Page, story: string): Promise<void> {
  await openStory(page, `foundations-data-grid--${story}`);
  await findHandle(page, 'BP-20260001').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

const findHandle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

const readOrder = async (grid: Locator) =>
  (await grid.locator('tbody').getByRole('rowheader').allTextContents()).map((name) =>
    Number(name.slice(-2)),
  );

async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses a handle and moves the mouse to a place above the middle of a row. */
async function dragTo(page: Page, name: string, target: Locator, offset = -12): Promise<void> {
  const from = await findMiddle(findHandle(page, name));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await findMiddle(target);
  await page.mouse.move(from.x, from.y + 8);
  await page.mouse.move(from.x, to.y + offset, { steps: 4 });
}

const line = '[data-part="drop-line"]';

test('the mouse drags a row, and several selected ones, to the line', async ({ page }) => {
  await openGrid(page, 'reordering');
  const grid = page.getByRole('grid');
  await dragTo(page, 'BP-20260002', page.getByRole('row', { name: /20260006/ }));
  await expect(page.locator(line)).toBeVisible();
  await page.mouse.up();
  expect(await readOrder(grid)).toEqual([1, 3, 4, 5, 2, 6, 7, 8]);
  await expect(page.locator(line)).toBeHidden();
  for (const name of ['BP-20260001', 'BP-20260007']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  }
  await dragTo(page, 'BP-20260007', page.getByRole('row', { name: /20260005/ }));
  await expect(page.locator('[data-part="drag-preview"]')).toHaveText('BP-202600072');
  await page.mouse.up();
  expect(await readOrder(grid)).toEqual([3, 4, 1, 7, 5, 2, 6, 8]);
  await expect(page.getByRole('row', { selected: true })).toHaveCount(2);
});

test('Escape and a place outside cancel, also in the middle of a drag', async ({ page }) => {
  await openGrid(page, 'reordering');
  const grid = page.getByRole('grid');
  const before = await readOrder(grid);
  await dragTo(page, 'BP-20260002', page.getByRole('row', { name: /20260006/ }));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await readOrder(grid)).toEqual(before);
  await dragTo(page, 'BP-20260002', page.getByRole('row', { name: /20260006/ }));
  await page.mouse.move(10, 900);
  await expect(page.locator(line)).toBeHidden();
  await page.mouse.up();
  expect(await readOrder(grid)).toEqual(before);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('a press on a handle lifts the row, and a press in the table drops it', async ({ page }) => {
  await openGrid(page, 'reordering');
  await findHandle(page, 'BP-20260002').click();
  const row = page.getByRole('row', { name: /20260006/ });
  const { height } = (await row.boundingBox()) ?? { height: 0 };
  await row.click({ position: { x: 300, y: height - 3 } });
  expect(await readOrder(page.getByRole('grid'))).toEqual([1, 3, 4, 5, 6, 2, 7, 8]);
  await expect(page.getByRole('row', { selected: true })).toHaveCount(0);
});

test('rows of another table are dropped where the line is', async ({ page }) => {
  await openGrid(page, 'moving-between-tables');
  const other = page.getByRole('grid', { name: 'Okafor' });
  await dragTo(page, 'BP-20260001', other.getByRole('row', { name: /20260004/ }));
  await page.mouse.up();
  expect(await readOrder(other)).toEqual([2, 1, 4, 6, 8]);
  expect(await readOrder(page.getByRole('grid', { name: 'Meyer' }))).toEqual([3, 5, 7]);
  await expect(findHandle(page, 'BP-20260001')).toBeFocused();
});

test('the last row that leaves a table by keys has the focus in the other one', async ({
  page,
}) => {
  await openGrid(page, 'moving-between-tables');
  const meyer = page.getByRole('grid', { name: 'Meyer' });
  const handles = meyer.getByRole('button', { name: /^Move/ });
  for (let left = await handles.count(); left > 0; left -= 1) {
    const name = (await handles.first().getAttribute('aria-label')) ?? '';
    await handles.first().focus();
    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(handles).toHaveCount(left - 1);
    const moved = page
      .getByRole('grid', { name: 'Okafor' })
      .getByRole('button', { name, exact: true });
    await expect(moved).toBeFocused();
  }
});

for (const width of [1000, 360]) {
  test(`a finger drags a row ${width} px wide instead of scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openGrid(page, 'reordering');
    const handle = findHandle(page, 'BP-20260002');
    await handle.scrollIntoViewIfNeeded();
    const { width: size, height } = (await handle.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(size, height)).toBeGreaterThanOrEqual(24);
    const { x, y } = await findMiddle(handle);
    const above = await findMiddle(page.getByRole('row', { name: /20260001/ }));
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: string, to?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: to === undefined ? [] : [{ x, y: to }],
      });
    await touch('touchStart', y);
    for (const part of [0.2, 0.6, 1]) await touch('touchMove', y + (above.y - 8 - y) * part);
    await touch('touchEnd');
    const order = await readOrder(page.getByRole('grid'));
    expect(order.slice(0, 2)).toEqual([2, 1]);
    await expect(page.getByRole('row', { selected: true })).toHaveCount(0);
  });
}

test('paper has no column of handles', async ({ page }) => {
  await openGrid(page, 'reordering');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-part="row-drag"]').first()).toBeHidden();
  await expect(page.locator('th[data-column="row-drag"]')).toBeHidden();
});

test('a drag scrolls the box of a long table, and the keyboard reaches its end', async ({
  page,
}) => {
  await openGrid(page, 'reordering-long-list');
  const box = page.locator('[data-part="table"]');
  const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
  const from = await findMiddle(findHandle(page, 'BP-20260001'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, y + height / 2);
  await page.mouse.move(from.x, y + height - 4);
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(1500);
  await page.mouse.move(from.x, y + height / 2);
  await expect(page.locator(line)).toBeVisible();
  await page.mouse.up();
  const moved = page.getByRole('row', { name: /20260001$|20260001 / });
  await expect(moved).toBeInViewport();
  expect(Number(await moved.getAttribute('aria-rowindex'))).toBeGreaterThan(20);
  const handle = findHandle(page, 'BP-20260001');
  await handle.focus();
  for (const key of ['Enter', 'End', 'Enter']) await page.keyboard.press(key);
  await expect(moved).toHaveAttribute('aria-rowindex', '2002');
  await expect(handle).toBeFocused();
});

test('a drag near the edge scrolls the page to rows below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await openGrid(page, 'reordering');
  const handle = findHandle(page, 'BP-20260001');
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await findMiddle(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 400);
  await page.mouse.move(x, 490);
  const getRest = () =>
    page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  await expect.poll(getRest).toBeLessThan(2);
  await page.mouse.up();
  const order = await readOrder(page.getByRole('grid'));
  expect(order.at(-1)).toBe(1);
});
