import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { openScenario, scenarioTimeout, type Pages } from './scenarios.ts';

/** Returns the text of an element, with normal spaces, because some engines write times with a narrow space. */
async function readText(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).innerText()).replace(/\s/gu, ' ');
}

/**
 * Tests edge cases that depend on the server's rendering or on the browser: time zones, form rows, options with the same label,
 * years of two digits, passwords, and fields named after properties of forms.
 */
export function testEdgeCases(getPages: () => Pages): void {
  test(
    'times without a zone hydrate in any zone, and nothing that was typed is lost',
    async () => {
      const page = await openScenario(getPages(), 'Zones', {
        isServerRendered: true,
        timezoneId: 'Pacific/Kiritimati',
        beforeScript: async (loading) => {
          await loading.getByRole('textbox').fill('Half a pi');
          expect(await readText(loading, '#time')).toBe('Mar 5, 2026, 11:30 PM UTC');
          const exact = await loading.locator('#distance').getAttribute('title');
          expect(exact).toMatch(/^Mar 5, 2026, 11:30\sPM UTC$/);
          // The device's clock is five years ahead of the server's.
          await loading.evaluate((years) => {
            const now = Date.now.bind(Date);
            Date.now = () => now() + years * 366 * 86_400_000;
          }, 5);
        },
      });
      await expect.poll(() => readText(page, '#time')).toBe('Mar 6, 2026, 1:30 PM');
      expect(await page.locator('#day').innerText()).toBe('Mar 6, 2026');
      const distance = page.locator('#distance');
      expect(await distance.innerText()).toMatch(/^\d+ years ago$/);
      expect(await distance.getAttribute('title')).toMatch(/^Mar 6, 2026, 1:30\sPM$/);
      expect(await page.getByRole('textbox').inputValue()).toBe('Half a pi');
      await page
        .getByRole('button', { name: 'Resend' })
        .getByText(/in \d+:\d\d/)
        .waitFor();
    },
    scenarioTimeout,
  );

  test(
    'rows that are named by their position stay dirty, and are reset to their own values',
    async () => {
      // Three rows (x, y, z) have a text, a box and a city, named by position, such as `rows.0.text`. The first output lists the dirty
      // fields.
      const page = await openScenario(getPages(), 'Rows');
      const readDirty = () => page.locator('output').first().innerText();
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const sendAndRead = async () => {
        await press('Send');
        await expect.poll(() => page.locator('#sent').innerText()).not.toBe('');
        return JSON.parse(await page.locator('#sent').innerText()) as Record<string, unknown>;
      };
      await page.getByRole('textbox', { name: 'Text y' }).fill('changed');
      await page.getByText('Box z').click();
      await expect.poll(readDirty).toBe('["rows.1.text","rows.2.box"]');
      await press('Remove first');
      await expect.poll(readDirty).toBe('["rows.0.text","rows.1.box"]');
      await press('Hide or show');
      await expect.poll(readDirty).toBe('[]');
      await press('Hide or show');
      await expect.poll(readDirty).toBe('["rows.0.text","rows.1.box"]');
      await press('Reset');
      await expect.poll(readDirty).toBe('[]');
      expect(await sendAndRead()).toMatchObject({
        'rows.0.text': 'y',
        'rows.1.box': false,
        'rows.1.city': 'a',
      });
    },
    scenarioTimeout,
  );

  test(
    'of two chosen options with the same label, only the one whose button is pressed is removed',
    async () => {
      // The options a and b are both labelled Paris, and all three options are chosen.
      const page = await openScenario(getPages(), 'Rows');
      await page.getByRole('row', { name: 'Paris' }).last().getByRole('button').click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => page.locator('#sent').innerText()).toContain('"cities":["a","c"]');
    },
    scenarioTimeout,
  );

  test(
    'a year of two digits is completed, also on Enter and in a form whose fields are named like properties of forms',
    async () => {
      const page = await openScenario(getPages(), 'Names');
      // Types into the segments of a date: month, day and a year of two digits.
      const type = async (label: RegExp, text: string) => {
        await page.getByRole('spinbutton', { name: label }).first().click();
        await page.keyboard.type(text, { delay: 20 });
      };
      await page.getByRole('textbox', { name: 'Elements' }).fill('e');
      await page.getByRole('textbox', { name: 'Request' }).fill('r');
      await page.getByRole('textbox', { name: 'Listener' }).fill('l');
      await type(/month, .*Birth/, '030585');
      await type(/month, Start.*Stay/, '030526');
      await type(/month, End.*Stay/, '030726');
      await type(/month, .*Day/, '030526');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('#sent').innerText()).not.toBe('');
      expect(JSON.parse(await page.locator('#sent').innerText())).toMatchObject({
        elements: 'e',
        requestSubmit: 'r',
        addEventListener: 'l',
        day: '2026-03-05',
        birth: '1985-03-05',
        stay: { start: '2026-03-05', end: '2026-03-07' },
      });
      expect(await page.getByRole('spinbutton', { name: /year, .*Day/ }).innerText()).toBe('2026');
    },
    scenarioTimeout,
  );

  test(
    'a password that is shown is hidden again before it is sent',
    async () => {
      const page = await openScenario(getPages(), 'Names');
      const password = page.getByLabel('Password', { exact: true });
      await page.getByRole('textbox', { name: 'Elements' }).fill('e');
      await password.fill('secret');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.evaluate(() =>
        addEventListener('submit', () => {
          const sent = document.querySelector<HTMLInputElement>('[name=password]');
          document.body.dataset['sentType'] = sent?.type ?? '';
        }),
      );
      await password.press('Enter');
      await expect.poll(() => page.locator('#sent').innerText()).toContain('"password":"secret"');
      expect(await page.evaluate(() => document.body.dataset['sentType'])).toBe('password');
      await page.getByRole('button', { name: 'Show password' }).waitFor();
    },
    scenarioTimeout,
  );
}
