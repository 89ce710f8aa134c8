import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../contract/rules/storageKeys.ts';
import { waitForData } from './waitForData.ts';

/** Opens a page in a language, and waits for its data. */
export async function openList(
  page: Page,
  origin: string,
  path: string,
  locale: string,
): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.locale,
    locale,
  ] as const);
  await page.goto(`${origin}${path}`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await waitForData(page);
}
