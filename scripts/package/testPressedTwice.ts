import { expect, test } from 'vitest';
import { openScenario, scenarioTimeout, type Pages } from './realLife.ts';

/** Tests what is pressed twice. */
export function testPressedTwice(getPages: () => Pages): void {
  test.each(['confirmation', 'dialog', 'drawer', 'popover'])(
    'the action of a closing %s runs once',
    async (name) => {
      const page = await openScenario(getPages(), 'PressedTwice');
      await page.addStyleTag({
        content:
          '[data-exiting] { animation-duration: 2s !important; transition-duration: 2s !important }',
      });
      const counts = () => page.locator('output').innerText();
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
        await expect.poll(counts).toBe(JSON.stringify({ [name]: index + 1 }));
        await action.waitFor({ state: 'detached' });
        expect(await counts()).toBe(JSON.stringify({ [name]: index + 1 }));
        const opener = page.getByRole('button', { name: `Open ${name}` });
        await expect.poll(() => opener.evaluate((b) => b === document.activeElement)).toBe(true);
      }
    },
    scenarioTimeout,
  );

  test(
    'a form action runs once, and its button is pending',
    async () => {
      const page = await openScenario(getPages(), 'PressedTwice');
      await page.getByRole('button', { name: 'Do action' }).dblclick();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'In progress Do action' }).waitFor();
      await page.getByRole('button', { name: 'Do action', exact: true }).waitFor();
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
    'a translated page survives every press',
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
