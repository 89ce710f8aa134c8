import { setupPage } from '@storybook/test-runner';
import StoryEnvironment from '@storybook/test-runner/playwright/custom-environment.js';
import { createSpeechScript } from '../journeys/harness/speechScript.ts';

/** How long the browser is kept for the next file, in ms, if Jest runs all files in its own process, which ends when nothing is open. */
const idleMs = 100;

const isWorker = process.send !== undefined;

/** What the story files of a process share: browser, context and page, and the script that records speech. */
let shared;
let closing;

async function closeShared() {
  const { browser } = shared;
  shared = undefined;
  await browser.close();
}

/** Lets a worker end while its connection to the browser is open. Playwright has no function for this. */
function releaseConnections() {
  for (const handle of process._getActiveHandles()) if (handle.remotePort) handle.unref();
}

/** Returns the page of the previous file without what its stories have stored, or a new page if a story has left it. */
async function reusePage({ context, page }) {
  const isUsable = await page
    .evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      scrollTo({ top: 0, behavior: 'instant' });
      return '__test' in window;
    })
    .catch(() => false);
  if (isUsable) return page;
  await page.close();
  const next = await context.newPage();
  await setupPage(next, context);
  return next;
}

/**
 * Shows the story files of a process in one page, as users of Storybook see them. By default each file would connect to a browser with an
 * empty cache and load Storybook again, which takes longer than most files.
 */
export default class Environment extends StoryEnvironment {
  async setup() {
    clearTimeout(closing);
    if (shared) {
      shared.page = await reusePage(shared);
      // Playwright's environment reads it in its other methods.
      this._jestPlaywrightConfig = shared.config;
    } else {
      await super.setup();
      const { browser, context, page } = this.global;
      const config = this._jestPlaywrightConfig;
      shared = { browser, context, page, config, speechScript: createSpeechScript() };
      if (isWorker) releaseConnections();
    }
    const { browser, context, page, speechScript } = shared;
    // The runner would repeat a story that has left its page.
    const jestPlaywright = {
      resetPage() {
        throw new Error('The story has left its page.');
      },
    };
    Object.assign(this.global, { browser, context, page, speechScript, jestPlaywright });
  }

  async teardown() {
    // The teardown of Playwright's environment would close the browser.
    this.global.browser = undefined;
    await super.teardown();
    if (!isWorker) closing = setTimeout(closeShared, idleMs);
  }
}
