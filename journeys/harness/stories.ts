import { test as base, type Page } from '@playwright/test';
import { serveFolder } from './serveFolder.ts';

/** How a story is opened. */
type StoryOptions = {
  /**
   * Whether the play functions of this and later stories of the page run, which would press and type beside the test.
   * @default false
   */
  plays?: boolean;
  /** Arguments that differ from those of the story. */
  args?: Record<string, unknown>;
};

type Options = {
  /** Whether each test of the file has a page of its own, because it depends on what the page has loaded. */
  hasOwnPage: boolean;
};

type WorkerFixtures = {
  storybook: Awaited<ReturnType<typeof serveFolder>>;
  /** The pages that the tests of a worker share, by their kind of device. */
  sharedPages: Map<string, Page>;
};

/**
 * Tests of stories of the built Storybook. They share a page, because loading Storybook's hundreds of files takes longer than most tests. A
 * page of a failed test is not used again.
 */
export const test = base.extend<Options, WorkerFixtures>({
  hasOwnPage: [false, { option: true }],
  storybook: [
    async ({}, use) => {
      const storybook = await serveFolder('dist/storybook');
      await use(storybook);
      storybook.close();
    },
    { scope: 'worker' },
  ],
  sharedPages: [
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    { browser, storybook, sharedPages, hasOwnPage, hasTouch, isMobile, viewport },
    use,
    test,
  ) => {
    const device = `${hasTouch} ${isMobile}`;
    const shared = hasOwnPage ? undefined : sharedPages.get(device);
    const page = shared ?? (await browser.newPage({ baseURL: storybook.url }));
    if (viewport) await page.setViewportSize(viewport);
    sharedPages.delete(device);
    await use(page);
    if (hasOwnPage || test.status !== test.expectedStatus) return page.context().close();
    await reset(page);
    sharedPages.set(device, page);
  },
});

/** Undoes what a test may have changed of a page. */
async function reset(page: Page): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null });
  await page.mouse.move(0, 0);
  await page.evaluate(() => localStorage.clear());
}

/** Returns the address of a story, relative to that of the Storybook. */
export function getStoryUrl(id: string, plays = false): string {
  // Storybook plays no embedded stories.
  return `iframe.html?id=${id}&viewMode=story&embed=${!plays}`;
}

/** Opens a story, and waits until it is rendered. */
export async function openStory(
  page: Page,
  id: string,
  { plays = false, args }: StoryOptions = {},
): Promise<void> {
  const now = page.url().startsWith('http') ? new URL(page.url()).searchParams : undefined;
  const canSwitch = now?.get('embed') === String(!plays) && !now.has('globals');
  if (!canSwitch) {
    await page.goto(getStoryUrl(id, plays));
    // On a slow machine where other journeys run, loading Storybook takes longer than an expectation waits.
    const root = page.locator('#storybook-root > *').first();
    await root.waitFor({ state: 'attached', timeout: 60_000 });
  }
  if (canSwitch || args) await showStory(page, id, args);
}

/** Shows a story on a page with another one, which is faster than loading the page again. */
async function showStory(page: Page, id: string, args?: StoryOptions['args']): Promise<void> {
  await page.evaluate(
    ([storyId, updatedArgs]) =>
      new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            on: (event: string, listener: (data: { storyId: string }) => void) => void;
            emit: (event: string, data: object) => void;
          };
        };
        scrollTo(0, 0);
        channel.on('storyFinished', (finished) => finished.storyId === storyId && resolve());
        const isShown = new URL(location.href).searchParams.get('id') === storyId;
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        if (updatedArgs) {
          channel.emit('resetStoryArgs', { storyId });
          channel.emit('updateStoryArgs', { storyId, updatedArgs });
        }
        // The story that is already shown does not change by these events.
        if (isShown) channel.emit('forceRemount', { storyId });
      }),
    [id, args] as const,
  );
}
