import { expect, type Locator, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Undo and redo of the browser, whose history jsdom does not have. */

const undoKey = 'ControlOrMeta+Z';
const redoKey = 'ControlOrMeta+Y';

/** How users undo and redo: by keys, or by the menu of the browser. */
const ways = {
  keys: {
    undo: (page: Page) => page.keyboard.press(undoKey),
    redo: (page: Page) => page.keyboard.press(redoKey),
  },
  'the menu': {
    undo: (page: Page) => page.evaluate(() => document.execCommand('undo')),
    redo: (page: Page) => page.evaluate(() => document.execCommand('redo')),
  },
};

type Written = {
  story: string;
  typed: string;
  /** The text that the field writes when the focus leaves it. */
  written: string;
};

// Each story has one text control.
const fields: Record<string, Written> = {
  number: { story: 'inputs-numberfield--default', typed: '1234567', written: '1,234,567' },
  percent: { story: 'inputs-numberfield--percent', typed: '12.50', written: '12.5%' },
  amount: { story: 'inputs-moneyfield--default', typed: '1234567', written: '1,234,567.00' },
  phone: { story: 'inputs-phonefield--default', typed: '81234567', written: '8123 4567' },
  text: { story: 'inputs-textfield--default', typed: 'hello', written: 'hello' },
};

const getField = (page: Page): Locator => page.getByRole('textbox').first();

for (const [name, { story, typed, written }] of Object.entries(fields)) {
  test(`a ${name} returns what was typed on undo and redo`, async ({ page }) => {
    await openStory(page, story);
    const field = getField(page);
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    await field.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(written);
    await field.click();
    for (const [way, { undo, redo }] of Object.entries(ways)) {
      await test.step(way, async () => {
        await undo(page);
        await expect(field).toHaveValue('');
        await redo(page);
        await expect(field).toHaveValue(typed);
      });
    }
    // What is typed after a redo can be undone too.
    await page.keyboard.press('End');
    await page.keyboard.type('9');
    await expect(field).toHaveValue(`${typed}9`);
    await page.keyboard.press(undoKey);
    await expect(field).toHaveValue(typed);
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(written);
  });
}

/** Presses keys one after the other, and expects the text after each. */
async function expectTexts(field: Locator, steps: readonly (readonly [string, string])[]) {
  for (const [key, text] of steps) {
    await field.press(key);
    await expect(field, key).toHaveValue(text);
  }
}

test('each step of a number can be undone', async ({ page }) => {
  await openStory(page, 'inputs-numberfield--default');
  const field = getField(page);
  await field.click();
  await page.keyboard.type('5');
  await expectTexts(field, [
    ['ArrowUp', '6'],
    ['PageUp', '16'],
    [undoKey, '6'],
    [undoKey, '5'],
    [undoKey, ''],
    [redoKey, '5'],
    [redoKey, '6'],
    [redoKey, '16'],
  ]);
});

test('a formatted number that was edited goes back to its format, and then to nothing', async ({
  page,
}) => {
  await openStory(page, 'inputs-numberfield--default');
  const field = getField(page);
  await field.click();
  await page.keyboard.type('1234');
  await page.keyboard.press('Tab');
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type('.5');
  await expectTexts(field, [
    [undoKey, '1,234'],
    [undoKey, ''],
    [redoKey, '1,234'],
    [redoKey, '1,234.5'],
  ]);
});

test('a cleared search, a chosen option and a text that became a tag come back', async ({
  page,
}) => {
  await openStory(page, 'inputs-searchfield--default');
  const search = page.getByRole('searchbox');
  await search.fill('');
  await search.click();
  await page.keyboard.type('abc');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(search).toHaveValue('');
  await expectTexts(search, [
    [undoKey, 'abc'],
    [undoKey, ''],
    [redoKey, 'abc'],
  ]);

  await openStory(page, 'inputs-comboboxfield--default');
  const combo = page.getByRole('combobox');
  await combo.click();
  await page.keyboard.type('sh');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combo).toHaveValue('Shanghai');
  await expectTexts(combo, [[undoKey, 'sh']]);

  await openStory(page, 'inputs-tagfield--required');
  const tag = getField(page);
  await tag.click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(tag).toHaveValue('');
  await expectTexts(tag, [[undoKey, 'abc']]);
});

test('typed segments of a date and a time return on undo and redo', async ({ page }) => {
  for (const story of ['inputs-datefield--default', 'inputs-timefield--default']) {
    await openStory(page, story);
    const segments = page.getByRole('spinbutton');
    const read = () =>
      segments.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-valuetext')));
    const before = await read();
    await segments.first().click();
    await page.keyboard.type('11');
    await page.keyboard.press('ArrowUp');
    await expect.poll(read).not.toEqual(before);
    const after = await read();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(undoKey);
    await expect.poll(read).toEqual(before);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(redoKey);
    await expect.poll(read).toEqual(after);
  }
});
