import type { Page } from '@playwright/test';

/** How a story is opened. */
type StoryOptions = {
  /** Whether the play functions of this and later stories of the page run, which would press and type beside the test. */
  plays?: boolean;
};

/** Returns the address of a story of the built Storybook that is served at `url`. */
export function getStoryUrl(url: string, id: string, { plays = false }: StoryOptions = {}): string {
  // Storybook plays no embedded stories.
  return `${url}iframe.html?id=${id}&viewMode=story&embed=${!plays}`;
}

/** Opens a story of the built Storybook that is served at `url`, and waits until it is rendered. */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  options?: StoryOptions,
): Promise<void> {
  await page.goto(getStoryUrl(url, id, options));
  // On a slow machine where other journeys run, loading Storybook's hundreds of files takes longer than an expectation waits.
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 60_000 });
}
