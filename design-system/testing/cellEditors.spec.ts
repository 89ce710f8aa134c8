import { expect, type Locator, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** The fields in the cells of a table: where the focus goes, what Enter does, and how much room they take. */

test.use({ viewport: { width: 1280, height: 800 } });

async function open(page: Page): Promise<void> {
  await openStory(page, 'foundations-data-grid--editors');
  // The tools of headings load late, and are part of the widths.
  await page.getByRole('button', { name: 'Options for Fee' }).waitFor();
}

async function findCell(page: Page, row: number, column: string): Promise<Locator> {
  const columns = page.locator('[data-column]');
  await columns.first().waitFor();
  const ids = await columns.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset['column']),
  );
  const cells = page.locator('[data-part="body-row"]').nth(row).locator('[data-part="cell"]');
  return cells.nth(ids.indexOf(column) + 1);
}

/** Moves the focus to a cell, and opens its editor. The code of editors loads with the first focus. */
async function edit(page: Page, row: number, column: string): Promise<Locator> {
  const cell = await findCell(page, row, column);
  await cell.click({ position: { x: 4, y: 4 } });
  await expect(cell).toBeFocused();
  const editor = cell.locator('[data-part="cell-editor"]');
  await expect(async () => {
    await page.keyboard.press('F2');
    await expect(editor).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(editor.locator(':focus')).toHaveCount(1);
  return cell;
}

const columns = ['applicant', 'district', 'area', 'officer', 'due', 'fee'];

test('cells that can be edited never select their row', async ({ page }) => {
  await open(page);
  const checked = page.locator('tbody input[type="checkbox"]:checked');
  for (const [row, column] of columns.entries()) {
    const cell = await findCell(page, row, column);
    await cell.click({ position: { x: 4, y: 4 } });
    await expect(checked).toHaveCount(0);
    await cell.dblclick({ position: { x: 4, y: 4 } });
    await expect(checked).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await (await findCell(page, 0, 'kind')).click();
  await expect(checked).toHaveCount(1);
});

for (const column of columns) {
  test(`after an edit in ${column}, its cell has the focus`, async ({ page }) => {
    await open(page);
    const cell = await edit(page, 1, column);
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
    await expect(cell.locator('[data-part="cell-editor"]')).toHaveCount(0);
    await edit(page, 1, column);
    await page.keyboard.press('Enter');
    // A list opens and closes; a field has saved and moved down.
    if (!(await page.getByRole('listbox').isVisible())) {
      await expect(await findCell(page, 2, column)).toBeFocused();
    }
  });
}

for (const column of ['officer', 'district']) {
  test(`Escape closes the list of ${column}, then the editor`, async ({ page }) => {
    await open(page);
    const cell = await edit(page, 1, column);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(cell.locator('[data-part="cell-editor"] :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
  });

  test(`Enter on an option of ${column} saves, and moves down`, async ({ page }) => {
    await open(page);
    const cell = await edit(page, 1, column);
    const before = await cell.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell.locator('[data-part="cell-editor"]')).toHaveCount(0);
    await expect(await findCell(page, 2, column)).toBeFocused();
    await expect(cell).not.toHaveText(before ?? '');
  });
}

for (const column of columns) {
  test(`an editor in ${column} neither is cut nor changes the widths`, async ({ page }) => {
    await open(page);
    const cell = await findCell(page, 1, column);
    const readWidths = () =>
      page.locator('[data-column]').evaluateAll((all) => all.map((one) => one.clientWidth));
    // The tools of headings and the font have loaded by then.
    await edit(page, 1, column);
    await page.keyboard.press('Escape');
    await expect(cell.locator('[data-part="cell-editor"]')).toHaveCount(0);
    const before = await readWidths();
    await edit(page, 1, column);
    expect(await readWidths()).toEqual(before);
    // Nothing in the box covers anything else in it.
    const box = cell.locator('[data-part="cell-editor"] form > *').first();
    const overlaps = await box.evaluate((element) => {
      const parts = [...element.querySelectorAll('[data-type], button, input:not([type="hidden"])')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 2 && height > 2)
        .sort((a, b) => a.x - b.x);
      return parts.some((one, index) => one.x + 1 < (parts[index - 1]?.right ?? -Infinity));
    });
    expect(overlaps).toBe(false);
    const cut = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut).toBeLessThanOrEqual(1);
  });
}

test('a long message of the server lies within the view and keeps the widths', async ({ page }) => {
  await open(page);
  const cell = await edit(page, 1, 'fee');
  const heading = page.locator('[data-column="fee"]');
  const before = await heading.evaluate((element) => element.clientWidth);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('20000');
  await page.keyboard.press('Enter');
  const message = cell.getByText('need the consent of the head', { exact: false });
  await expect(message).toBeVisible();
  expect(await heading.evaluate((element) => element.clientWidth)).toBe(before);
  await page.keyboard.press('Shift');
  const box = (await message.boundingBox())!;
  const scroller = (await page.locator('[data-part="width"]').locator('..').boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(scroller.x + scroller.width);
  await expect(cell.getByRole('textbox')).toBeFocused();
});

test.describe('on a page that has loaded no editor yet', () => {
  test.use({ hasOwnPage: true });

  for (const story of ['editing', 'ranges', 'row-editing']) {
    test(`the first letters that are typed replace the content: ${story}`, async ({ page }) => {
      await openStory(page, `foundations-data-grid--${story}`);
      const cell = page.getByRole('gridcell', { name: 'Anna Weber' }).first();
      await cell.click();
      await expect(cell).toBeFocused();
      // The code of the editor loads with the focus.
      await page.waitForLoadState('networkidle');
      await page.keyboard.type('Abc');
      const field = page.locator('[data-part="body-row"] input:focus');
      await expect(field).toHaveValue('Abc');
    });
  }
});

test('Tab selects the content of the next field, so that typing replaces it', async ({ page }) => {
  await open(page);
  await edit(page, 1, 'fee');
  await page.keyboard.press('Tab');
  const next = await findCell(page, 2, 'applicant');
  await expect(next.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Ada');
  await expect(next.getByRole('textbox')).toHaveValue('Ada');
});

const begins: Record<string, (cell: Locator) => Promise<void>> = {
  'a letter': (cell) => cell.page().keyboard.press('Q'),
  F2: (cell) => cell.page().keyboard.press('F2'),
  'a double click': (cell) => cell.dblclick(),
};

for (const [name, begin] of Object.entries(begins)) {
  test(`Enter saves a row whose edit began with ${name}, and the row has the focus`, async ({
    page,
  }) => {
    await openStory(page, 'foundations-data-grid--row-editing');
    const row = page.locator('[data-part="body-row"]').nth(4);
    const cell = row.getByRole('gridcell', { name: 'Noor Haddad' });
    await cell.click();
    await expect(cell).toBeFocused();
    const field = row.getByRole('textbox', { name: 'Applicant' });
    await expect(async () => {
      if ((await field.count()) === 0) await begin(cell);
      await expect(field).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.type('Vale');
    await page.keyboard.press('Enter');
    await expect(field).toHaveCount(0);
    await expect(row.locator(':focus')).toHaveCount(1);
  });
}
