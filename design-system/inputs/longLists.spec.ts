import { expect, type Locator, type Page } from '@playwright/test';
import { isLongRun } from '../testing/isLongRun.ts';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Long lists of options on a page that scrolls, which jsdom cannot. */

// A short run tests phones only, where lists have the least room, and the two kinds of lists: of a button, and of a text.
const widths = { phone: 360, ...(isLongRun && { window: 1280 }) };
const fields = isLongRun ? ['Combo', 'Multi', 'Tags', 'Inside'] : ['Combo', 'Tags'];

async function openAtWidth(page: Page, width: number, story = 'long-lists'): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await openStory(page, `inputs-every-field--${story}`);
  await expect(page.getByRole('combobox', { name: 'Combo' })).toBeVisible();
}

/** Returns the space between a list and its field, above or below it. */
async function getGap(page: Page, field: Locator): Promise<number> {
  const list = await page.getByRole('listbox').locator('..').boundingBox();
  // The border of a field is on an ancestor of its input.
  const box = await field.evaluate((input) => {
    let element: Element = input;
    while (getComputedStyle(element).borderBlockStartWidth === '0px' && element.parentElement) {
      element = element.parentElement;
    }
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
  if (!list) return Number.NaN;
  return list.y > box.top ? list.y - box.bottom : box.top - list.y - list.height;
}

/** Expects that the list is open, at the usual distance of 8 px from its field, and stays open. */
async function expectOpenBesideField(page: Page, field: Locator): Promise<void> {
  // React Aria scrolls in the next frame, and closes at the event after it.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  // React Aria rounds the positions of lists.
  await expect.poll(async () => Math.abs((await getGap(page, field)) - 8)).toBeLessThan(2);
}

// One test for all fields, because loading the story takes longer than using a field.
for (const [name, width] of Object.entries(widths)) {
  test(`lists open by keys and stay open while the page scrolls, on a ${name}`, async ({
    page,
  }) => {
    await openAtWidth(page, width);
    for (const label of fields) {
      await test.step(`${label} scrolls`, () => scrollWithOpenList(page, label));
      await test.step(`${label} by keys`, () => openByKeys(page, label));
    }
  });
}

/** Opens the list of a field by a key, and filters it. */
async function openByKeys(page: Page, label: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  if (label === 'Tags') await page.keyboard.type('opt');
  await page.keyboard.press('ArrowDown');
  await expectOpenBesideField(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Option 7');
  await expectOpenBesideField(page, field);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Opens the list of a field, and moves through it by keys and by scrolling the page. */
async function scrollWithOpenList(page: Page, label: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  if (label === 'Tags') await field.pressSequentially('opt');
  else await field.locator('..').getByRole('button').last().click();
  await expectOpenBesideField(page, field);
  const before = await page.evaluate(() => scrollY);

  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expectOpenBesideField(page, field);
    const highlighted = page.locator('[role=option][data-focused]');
    await expect(highlighted).toBeInViewport({ ratio: 0.9 });
  }
  // The page does not jump under the list.
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.evaluate(() => scrollBy(0, 60));
  await expectOpenBesideField(page, field);
  await page.keyboard.press('ArrowDown');
  await expectOpenBesideField(page, field);
  // The list of the multi-select stays open after Enter.
  await page.keyboard.press(label === 'Multi' ? 'Escape' : 'Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('a list follows its field in a panel that scrolls, and closes when the field is scrolled out of view', async ({
  page,
}) => {
  await openAtWidth(page, 360);
  const field = page.getByRole('combobox', { name: 'Inside' });
  await field.locator('..').getByRole('button').last().click();
  await expectOpenBesideField(page, field);
  await page.getByTestId('panel').evaluate((panel) => panel.scrollBy(0, 40));
  await expectOpenBesideField(page, field);
  // The panel is 160 px high, so the field is above its visible part now.
  await page.getByTestId('panel').evaluate((panel) => panel.scrollBy(0, 600));
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('of three thousand options, only those near the visible area are rendered', async ({
  page,
}) => {
  await openAtWidth(page, 1280, 'thousands-of-options');
  for (const label of isLongRun ? ['Combo', 'Select', 'Multi'] : ['Combo', 'Select']) {
    await test.step(label, () => moveThroughThousands(page, label));
  }
});

/** Opens the list of a field with three thousand options, and moves through it by keys. */
async function moveThroughThousands(page: Page, label: string): Promise<void> {
  const field = page.getByRole(label === 'Select' ? 'button' : 'combobox', { name: label });
  const options = page.getByRole('option');
  const highlighted = page.locator('[role=option][data-focused]');
  await field.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  // The list opens at its value.
  await expect(page.getByRole('option', { name: 'Option 2000' })).toBeInViewport();
  expect(await options.count()).toBeLessThan(60);
  await expect(options.first()).toHaveAttribute('aria-setsize', '3000');

  await page.keyboard.press('Home');
  for (let count = 0; count < 20; count += 1) await page.keyboard.press('ArrowDown');
  await expect(highlighted).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press(label === 'Select' ? 'End' : 'ArrowUp');
  await expect(highlighted).toBeInViewport({ ratio: 0.9 });
  expect(await options.count()).toBeLessThan(60);

  // Neighbouring options do not overlap, although some have a second line.
  const boxes = await options.evaluateAll((all) =>
    all
      .map((option) => option.getBoundingClientRect())
      .toSorted((a, b) => a.top - b.top)
      .map(({ top, bottom }) => ({ top, bottom })),
  );
  for (const [index, { bottom }] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next) expect(next.top).toBeGreaterThanOrEqual(bottom - 1);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('a list stays on its side of the box while tags make the box grow', async ({ page }) => {
  const changed: string[] = [];
  // Low windows, in which the space above and below the box is about equal.
  for (const height of [400, 440, 480, 520, 560]) {
    await page.setViewportSize({ width: 360, height });
    await openStory(page, 'inputs-every-field--long-lists');
    const field = page.getByRole('combobox', { name: 'Multi' });
    await field.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await field.locator('..').getByRole('button').last().click();
    const list = page.locator('[data-part="option-popover"]');
    const side = await list.getAttribute('data-placement');
    for (const option of [1, 2, 3, 4]) {
      await page.getByRole('option').nth(option).click();
      await expect(page.getByRole('option').nth(option)).toHaveAttribute('aria-selected', 'true');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      const now = await list.getAttribute('data-placement');
      if (now !== side) changed.push(`${height} px, option ${option}: ${side} to ${now}`);
    }
  }
  expect(changed).toEqual([]);
});
