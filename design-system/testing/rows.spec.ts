import { expect, type Locator, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Selecting text in rows that can be pressed, which needs the mouse of a browser. */

const getSelected = (page: Page) => page.evaluate(() => String(document.getSelection()).trim());

/** Drags the mouse along a text, from its start. */
async function dragAlong(page: Page, text: Locator, by = 40): Promise<void> {
  const box = await text.boundingBox();
  if (!box) throw new Error('The text is not visible.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + by, middle, { steps: 8 });
  await page.mouse.up();
}

/** Counts the clicks that reach a link from now on. */
async function countVisits(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let visits = 0;
    // On the links themselves, because React Aria stops the clicks that its router follows.
    for (const link of document.querySelectorAll('#storybook-root a')) {
      link.addEventListener('click', () => (visits += 1));
    }
    Object.assign(window, { readVisits: () => visits });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'readVisits') as () => number)());
}

const rowsAsLinks = {
  'a table': { story: 'data-table--rows-as-links', row: 'tbody tr', texts: ['a', 'td span'] },
  'a list': {
    story: 'data-itemlist--linked',
    row: 'ul > li',
    texts: ['a', '[data-part="description"]', '[data-part="end"] > *'],
  },
};

for (const [name, { story, row, texts }] of Object.entries(rowsAsLinks)) {
  test(`the text of ${name} whose rows are links can be selected`, async ({ page }) => {
    await openStory(page, story);
    const visits = await countVisits(page);
    const second = page.locator('#storybook-root').locator(row).nth(1);
    for (const text of texts) {
      await test.step(text, async () => {
        await dragAlong(page, second.locator(text).first());
        expect(await getSelected(page)).not.toBe('');
        expect(await visits()).toBe(0);
      });
    }
    const { x, y, width, height } = (await second.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await visits()).toBe(1);
    // The second click of a double click follows the link no more.
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    expect(await visits()).toBe(2);
  });
}

test('a drag in a row that can be selected selects its text, not the row', async ({ page }) => {
  await openStory(page, 'data-table--selects');
  const row = page.getByRole('row').nth(2);
  const cells = row.locator('td, th');
  for (const index of [1, 2]) {
    await dragAlong(page, cells.nth(index).locator('[data-part="value"] *').first());
    expect(await getSelected(page)).not.toBe('');
    await expect(row).toHaveAttribute('aria-selected', 'false');
  }
});

test('a click selects a row, a double click a word and the row once', async ({ page }) => {
  await openStory(page, 'data-table--selects');
  const row = page.getByRole('row').nth(2);
  const cells = row.locator('td, th');
  await cells.nth(1).click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  // A double click selects a word, and the row once.
  await cells
    .nth(1)
    .locator('[data-part="value"] *')
    .first()
    .dblclick({ position: { x: 5, y: 8 } });
  await expect(row).toHaveAttribute('aria-selected', 'false');
  expect(await getSelected(page)).not.toBe('');
  // A range of rows selects no text between them.
  await cells.nth(1).click();
  await page
    .getByRole('row')
    .nth(3)
    .locator('td')
    .last()
    .click({ modifiers: ['Shift'] });
  await expect(page.getByRole('row').nth(3)).toHaveAttribute('aria-selected', 'true');
  expect(await getSelected(page)).toBe('');
});

test('on phones, groups of columns have no headings, and a group no label without a figure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openStory(page, 'foundations-data-grid--groups');
  await expect(page.getByText('Granted').first()).toBeVisible();
  await expect(page.locator('[data-part="group-row"]')).toBeHidden();
  const group = page.locator('[data-group]').first();
  await expect(group.getByText('Fee')).toBeVisible();
  await expect(group.getByText('Area, m²')).toHaveCount(0);
});

test('from right to left, the label of a figure is before it, also in a language from left to right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openStory(page, 'foundations-data-grid--default');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const label = page.locator('[data-part="label"]').filter({ hasText: 'Area' }).first();
  await expect(label).toBeVisible();
  const { labelStart, figureEnd } = await label.evaluate((element) => {
    const figure = document.createRange();
    figure.selectNodeContents(element.nextSibling!);
    const end = figure.getBoundingClientRect().right;
    return { labelStart: element.getBoundingClientRect().left, figureEnd: end };
  });
  expect(figureEnd).toBeLessThan(labelStart);
});

for (const story of ['details', 'office', 'tree']) {
  test(`the button that shows what is below a row is on the line of its name: ${story}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openStory(page, `foundations-data-grid--${story}`);
    const expander = page.locator('[data-part="expander"]').first();
    await expect(expander).toBeVisible();
    const button = (await expander.boundingBox())!;
    const name = await expander.evaluate((element) => {
      const range = document.createRange();
      range.setStartAfter(element);
      range.setEndAfter(element.parentElement!.lastChild!);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    });
    const middle = button.y + button.height / 2;
    expect(middle).toBeGreaterThan(name.top);
    expect(middle).toBeLessThan(name.bottom);
  });
}
