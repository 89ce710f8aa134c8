import { expect } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Input methods over cells of a table. jsdom composes nothing. */

for (const story of ['editing', 'row-editing']) {
  test(`what an input method composes over a cell is in its field: ${story}`, async ({ page }) => {
    await openStory(page, `foundations-data-grid--${story}`);
    const cell = page.locator('td[data-key$=":s:p3"]').nth(1);
    const field = page.getByRole('textbox', { name: 'Applicant' });
    // The code of editors loads with the first edit.
    await expect(async () => {
      await cell.dblclick();
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
    const cdp = await page.context().newCDPSession(page);
    const process = { key: 'Process', code: 'KeyK', windowsVirtualKeyCode: 229 };
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...process });
    for (const text of ['k', 'か']) {
      const place = { selectionStart: 1, selectionEnd: 1 };
      await cdp.send('Input.imeSetComposition', { text, ...place });
    }
    await cdp.send('Input.insertText', { text: '加' });
    await expect(field).toHaveValue('加');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: '加', exact: true })).toBeVisible();
  });
}
