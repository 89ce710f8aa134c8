import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openScenario, paste, scenarioTimeout, sentValues, type Pages } from './scenarios.ts';

/** Returns a file to choose. */
function file(name: string, mimeType: string, text = 'a,b') {
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** Tests what users type, paste and choose: email addresses, entries, dates, amounts and files. */
export function testTyping(getPages: () => Pages): void {
  test(
    'fields accept blanks around an address, semicolons between addresses, and pasted dates',
    async () => {
      const page = await openScenario(getPages(), 'Typing');
      const email = page.getByRole('textbox', { name: 'Email' });
      await page.getByRole('textbox', { name: 'Copies' }).fill('a@demo.test; b@demo.test');
      await page.getByRole('textbox', { name: 'Tags' }).fill('red, green; blue');
      await page.keyboard.press('Enter');
      await paste(page.getByRole('spinbutton', { name: /day, .*Day/ }), ' 03/05/2026 ');
      await paste(page.getByRole('spinbutton', { name: /day, Start.*Stay/ }), '2026-03-05');
      await paste(page.getByRole('spinbutton', { name: /day, End.*Stay/ }), '9 March 2026');
      await email.fill('mia@demo.test \u200b');
      await email.press('Enter');
      await expect.poll(() => page.locator('#sent').innerText()).not.toBe('');
      expect(await sentValues(page)).toMatchObject({
        email: 'mia@demo.test',
        copies: 'a@demo.test, b@demo.test',
        tags: ['red, green', 'blue'],
        day: '2026-03-05',
        stay: { start: '2026-03-05', end: '2026-03-09' },
      });
    },
    scenarioTimeout,
  );

  test(
    'keyboards have a minus where a value may be negative, and an untouched slider has no value',
    async () => {
      const page = await openScenario(getPages(), 'Typing');
      const readInputMode = async (name: string) =>
        page.getByRole('textbox', { name, exact: true }).getAttribute('inputmode');
      expect([
        await readInputMode('Amount'),
        await readInputMode('Count'),
        await readInputMode('Pieces'),
      ]).toEqual(['text', 'text', 'decimal']);
      await page.getByRole('textbox', { name: 'Email' }).fill('mia@demo.test');
      await page.getByRole('textbox', { name: 'Amount' }).fill('-12.5');
      const values = await sentValues(page);
      expect(values['amount']).toBe(-1250);
      expect(values['share'] ?? null).toBeNull();
    },
    scenarioTimeout,
  );

  test(
    'a file is accepted by its extension if the system does not know its type; the message about an empty or repeated file has its name',
    async () => {
      const page = await openScenario(getPages(), 'Typing');
      const choose = async (name: string, chosen: string | ReturnType<typeof file>) => {
        const chooser = page.waitForEvent('filechooser');
        await page
          .getByRole('group', { name })
          .getByRole('button', { name: /^Choose/ })
          .click();
        await (await chooser).setFiles(chosen);
      };
      const picture = join(mkdtempSync(join(tmpdir(), 'files-')), 'cup.heic');
      writeFileSync(picture, 'x');
      await choose('Table', file('figures.csv', 'application/vnd.ms-excel'));
      await page.getByText('figures.csv').first().waitFor();
      await choose('Photo', picture);
      await page.getByText('cup.heic').first().waitFor();
      await page.getByRole('textbox', { name: 'Email' }).fill('mia@demo.test');
      const values = await sentValues(page);
      expect(values['table']).toHaveLength(1);
      expect(values['photo']).toHaveLength(1);
      await choose('Photo', picture);
      await page
        .getByText(/cup\.heic is in the list twice/)
        .first()
        .waitFor();
      await choose('Photo', file('nothing.png', 'image/png', ''));
      await page
        .getByText(/nothing\.png is empty/)
        .first()
        .waitFor();
    },
    scenarioTimeout,
  );

  test.each([360, 1280])(
    'at %d px, fields in a row keep their height and a useful width, and an option without an id has its value',
    async (width) => {
      const page = await openScenario(getPages(), 'FieldRows', {
        viewport: { width, height: 800 },
        logged: ['An option of a field has no `id`'],
      });
      const day = await page.getByRole('group', { name: 'Day' }).boundingBox();
      expect(day?.height).toBeLessThan(48);
      const phone = await page.getByRole('textbox', { name: 'Phone' }).boundingBox();
      expect(phone?.width).toBeGreaterThan(100);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.getByRole('combobox', { name: 'Person' }).fill('Ben');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('output').innerText()).toBe('b');
    },
    scenarioTimeout,
  );
}
