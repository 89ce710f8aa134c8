import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app shows a page with its data, instead of the prerendered copy or the indicators of loading. It looks for the heading,
 * because a page that has not begun to load has no indicators either.
 */
export async function waitForData(page: Page): Promise<void> {
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
