import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** The Navigation API and the question of the browser, which jsdom does not have. */

test.use({ hasOwnPage: true });

const getField = (page: Page) => page.getByLabel('Name');
const getQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Opens the form from the list, and changes it. */
async function changeForm(page: Page): Promise<void> {
  await openStory(page, 'feedback-leaveguard--pages');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await getField(page).fill('Mia Tan');
  // The form knows that it has changed once its question is armed.
  await expect
    .poll(() =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(true);
}

test('Back asks', async ({ page }) => {
  await changeForm(page);
  await page.evaluate(() => history.back());
  await expect(getQuestion(page)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(getQuestion(page)).toBeHidden();
  await expect(getField(page)).toHaveValue('Mia Tan');
  await getField(page).press('End');
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/iframe\.html/);
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(getQuestion(page)).toBeHidden();
});

test('a reload asks in the words of the browser, and not after saving', async ({ page }) => {
  await changeForm(page);
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(getField(page)).toHaveValue('Mia Tan');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(false);
});
