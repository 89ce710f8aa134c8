import type { Page } from '@playwright/test';

/** Opens a story of the built Storybook that is served at `url`, and waits until it is rendered. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
  // Storybook's 230 files take up to 10 seconds beside other journeys, longer than an expectation waits.
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 });
}
