import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** The tools of headings: where the focus goes, and whether a button is still below the pointer when it is released. */

test.use({ viewport: { width: 1900, height: 800 } });

const open = (page: Page) => openStory(page, 'foundations-data-grid--default');

for (const column of ['Applicant', 'Kind', 'Area, m²', 'Due', 'Fee']) {
  test(`the filter of ${column} focuses its first field, and gives the focus back`, async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('button', { name: `Filter ${column}`, exact: true });
    const focused = page.getByRole('dialog').locator(':is(input, [role="spinbutton"]):focus');
    await button.click();
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(focused).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

const typed = { Fee: '1.000,50', Paid: '1.000,50', 'Area, m²': '1.000,5', Applicant: 'Anna' };

for (const [column, text] of Object.entries(typed)) {
  test(`one press applies ${text} as a filter of ${column}`, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: `Filter ${column}`, exact: true }).click();
    await expect(page.getByRole('dialog').locator('input:focus')).toHaveCount(1);
    await page.keyboard.type(text);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: `Filter ${column}, in use`, exact: true }),
    ).toBeVisible();
  });
}

for (const [column, next] of [
  ['Applicant', 'Kind'],
  ['Kind', 'District'],
  ['Paid', 'Fee'],
] as const) {
  test(`after ${column} was hidden, the heading of ${next} has the focus`, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: `Options for ${column}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: next, exact: true })).toBeFocused();
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    await expect(page.getByRole('columnheader', { name: next, exact: true })).toBeFocused();
  });
}
