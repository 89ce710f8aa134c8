import { test as base, type Page } from '@playwright/test';
import { serveFolder } from './serveFolder.ts';

/** How a story is opened. */
type StoryOptions = {
  /**
   * Whether the play functions of this and later stories of the page run, which would press and type beside the test.
   * @default false
   */
  plays?: boolean;
  /** Replaces arguments of the story. */
  args?: Record<string, unknown>;
};

type Options = {
  /** Whether each test of the file gets a new page, because it depends on what the page has loaded. */
  hasOwnPage: boolean;
};

type WorkerFixtures = {
  storyPages: {
    /** Opens a page for stories. */
    open: () => Promise<Page>;
    /** The pages that no test uses now, by their kind of device. */
    idle: Map<string, Page>;
  };
};

/**
 * Tests of stories of the built Storybook. They share a page, because loading Storybook's hundreds of files takes longer than most tests. A
 * page of a failed test is not used again.
 */
export const test = base.extend<Options, WorkerFixtures>({
  hasOwnPage: [false, { option: true }],
  storyPages: [
    async ({ browser }, use) => {
      const storybook = await serveFolder('dist/storybook');
      const idle = new Map<string, Page>();
      const open = async () => (await browser.newContext({ baseURL: storybook.url })).newPage();
      await use({ open, idle });
      for (const page of idle.values()) await page.context().close();
      storybook.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ storyPages, hasOwnPage, hasTouch, isMobile, viewport }, use, test) => {
    const { open, idle } = storyPages;
    const device = `${hasTouch} ${isMobile}`;
    const page = (hasOwnPage ? undefined : idle.get(device)) ?? (await open());
    idle.delete(device);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (hasOwnPage || test.status !== test.expectedStatus) return page.context().close();
    await reset(page);
    idle.set(device, page);
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

/** Returns the address of a story, relative to the Storybook. */
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
        // Both events at once would render the story twice.
        const isShown = new URL(location.href).searchParams.get('id') === storyId;
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
        if (updatedArgs) {
          channel.emit('resetStoryArgs', { storyId });
          channel.emit('updateStoryArgs', { storyId, updatedArgs });
        }
      }),
    [id, args] as const,
  );
}
