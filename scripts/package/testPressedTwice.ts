import { expect, test } from 'vitest';
import { openScenario, scenarioTimeout, type Pages } from './scenarios.ts';

/** Tests the buttons and forms of the page PressedTwice: pressed twice, they act once, also on a translated page they work. */
export function testPressedTwice(getPages: () => Pages): void {
  test.each(['confirmation', 'dialog', 'drawer', 'popover'])(
    'the action of a closing %s runs once',
    async (name) => {
      const page = await openScenario(getPages(), 'PressedTwice');
      // Closing takes two seconds, so that the button is still there at the second press.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '[data-exiting] { animation-duration: 2s !important; transition-duration: 2s !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      const readCounts = () => page.locator('output').innerText();
      const action = page.getByRole('button', { name: `Do ${name}` });
      const press = {
        twice: () => action.dblclick(),
        byKeys: async () => {
          await action.focus();
          for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
        },
      };
      for (const [index, way] of (['twice', 'byKeys'] as const).entries()) {
        await page.getByRole('button', { name: `Open ${name}` }).click();
        await action.waitFor();
        await press[way]();
        await expect.poll(readCounts).toBe(JSON.stringify({ [name]: index + 1 }));
        await action.waitFor({ state: 'detached' });
        expect(await readCounts()).toBe(JSON.stringify({ [name]: index + 1 }));
        const opener = page.getByRole('button', { name: `Open ${name}` });
        await expect.poll(() => opener.evaluate((b) => b === document.activeElement)).toBe(true);
      }
    },
    scenarioTimeout,
  );

  test(
    'a form action runs once when its button is pressed twice, and the button is pending',
    async () => {
      const page = await openScenario(getPages(), 'PressedTwice');
      await page.getByRole('button', { name: 'Do action' }).dblclick();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'In progress Do action' }).waitFor();
      await page.getByRole('button', { name: 'Do action', exact: true }).waitFor();
      // Longer than the action, which takes 1 s, so that a second run would have begun.
      await page.waitForTimeout(1500);
      expect(await page.locator('output').innerText()).toBe('{"action":1}');
      await page.getByRole('textbox', { name: 'Pitch' }).press('Enter');
      await expect.poll(() => page.locator('output').innerText()).toBe('{"action":2}');
      await page.getByRole('button', { name: 'Plain form' }).click();
      await page.getByRole('button', { name: 'In progress Plain form' }).waitFor();
      await page.getByRole('button', { name: 'Plain form', exact: true }).waitFor();
    },
    scenarioTimeout,
  );

  test(
    'a double click, and an Enter that is held down, send a form once, although its function returns no promise',
    async () => {
      const page = await openScenario(getPages(), 'PressedTwice');
      const readCounts = () => page.locator('output').innerText();
      await page.getByRole('button', { name: 'Do request' }).dblclick();
      await expect.poll(readCounts).toBe('{"request":1}');
      // The first click of the next double click sends this step and shows the next one, whose button is in the same place. The second
      // click hits that button and must not send the next step.
      const next = page.getByRole('button', { name: 'Next step' });
      await next.scrollIntoViewIfNeeded();
      const box = await next.boundingBox();
      await page.mouse.dblclick((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await page.getByRole('textbox', { name: 'Answer 1' }).waitFor();
      expect(await readCounts()).toBe('{"request":1,"step":1}');
      const hold = async () => {
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      };
      const city = page.getByRole('combobox', { name: 'City' });
      await city.pressSequentially('Ro');
      await page.keyboard.press('ArrowDown');
      await hold();
      expect(await city.inputValue()).toBe('Rome');
      expect(await readCounts()).toBe('{"request":1,"step":1}');
      const fields = [
        page.getByRole('textbox', { name: 'Note' }),
        page.getByRole('spinbutton').first(),
      ];
      for (const [index, field] of fields.entries()) {
        await field.focus();
        await hold();
        await expect.poll(readCounts).toBe(`{"request":${index + 2},"step":1}`);
      }
      // Two separate clicks, unlike a double click, count as two presses.
      await page.getByRole('button', { name: 'Do request' }).click();
      await page.getByRole('button', { name: 'Do request' }).click();
      await expect.poll(readCounts).toBe('{"request":5,"step":1}');
    },
    scenarioTimeout,
  );

  test(
    'on a page that the browser has translated, each button works and nothing breaks',
    async () => {
      const page = await openScenario(getPages(), 'PressedTwice', { isTranslated: true });
      await page.getByRole('button', { name: 'Do action' }).click();
      await page.getByRole('button', { name: 'In progress Do action' }).waitFor();
      await page.getByRole('button', { name: 'Do action', exact: true }).waitFor();
      for (const name of ['confirmation', 'dialog', 'drawer', 'popover']) {
        await page.getByRole('button', { name: `Open ${name}` }).click();
        await page.getByRole('button', { name: `Do ${name}` }).click();
        await page.getByRole('button', { name: `Do ${name}` }).waitFor({ state: 'detached' });
      }
      const counts = { action: 1, confirmation: 1, dialog: 1, drawer: 1, popover: 1 };
      await expect.poll(() => page.locator('output').innerText()).toBe(JSON.stringify(counts));
      expect(await page.locator('button > span > font').count()).toBeGreaterThan(0);
    },
    scenarioTimeout,
  );
}
