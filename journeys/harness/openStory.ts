import type { Page } from '@playwright/test';

/** Opens a story of the built Storybook that is served at `url`, and waits until it is rendered. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
  // On a slow machine where other journeys run, loading Storybook's hundreds of files takes longer than an expectation waits.
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 });
}
