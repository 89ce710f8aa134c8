import type { Page } from '@playwright/test';

/** Opens a story of the built Storybook that is served at `url`, and waits until it is rendered. */
export async function openStory(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
  // On a slow machine, Storybook's hundreds of files take longer beside other journeys than an expectation waits.
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 });
}
