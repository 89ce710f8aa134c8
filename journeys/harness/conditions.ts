import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { slowDown } from './stress.ts';
import { translatePage } from './translatePage.ts';

type Condition = Pick<BrowserContextOptions, 'timezoneId'> & { script?: () => void };

/** Sets the clock of a page back by an hour. */
function setClockBack(): void {
  const hour = 3_600_000;
  const now = Date.now.bind(Date);
  window.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now() - hour] : values, newTarget) as Date,
    get: (target, key): unknown => (key === 'now' ? () => now() - hour : Reflect.get(target, key)),
  });
}

declare global {
  interface Window {
    /** Texts that were announced since the page was loaded. */
    announced?: string[];
  }
}

/** Returns what was announced since the page was loaded. */
export function listAnnounced(page: Page): Promise<string[]> {
  return page.evaluate(() => window.announced ?? []);
}

/**
 * Removes announced texts as soon as they have been read: each is also visible on the page, so journeys would find the text twice. Leaves
 * the element itself, so that the app can remove it without an error. The elements of texts are grandchildren of the announcer.
 */
function dropAnnouncedTexts(): void {
  const selector = '[data-live-announcer] > * > *';
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node.parentElement?.closest('[data-live-announcer]'))) return;
    // Waits for other observers of this change, because one of them may record announcements.
    queueMicrotask(() => {
      for (const text of document.querySelectorAll(selector)) {
        if (text.textContent) (window.announced ??= []).push(text.textContent);
        text.textContent = '';
      }
    });
  }).observe(document, { subtree: true, childList: true });
}

const conditions: Record<string, Condition> = {
  translated: { script: translatePage },
  'utc+14': { timezoneId: 'Pacific/Kiritimati' },
  'utc-12': { timezoneId: 'Etc/GMT+12' },
  'slow-clock': { script: setClockBack },
};

const name = process.env['CONDITION'] ?? '';
const condition = conditions[name];
if (name && !condition)
  throw new Error(`CONDITION is one of ${Object.keys(conditions).join(', ')}, not ${name}.`);

/** Playwright's `test`, with pages under the condition in the environment variable CONDITION. */
export const test = base.extend<object, { conditionedBrowser: undefined }>({
  conditionedBrowser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const { timezoneId, script } = condition ?? {};
        const context = await newContext({ ...options, ...(timezoneId && { timezoneId }) });
        await context.addInitScript(dropAnnouncedTexts);
        if (script) await context.addInitScript(script);
        context.on('page', (page) => void slowDown(page).catch(() => undefined));
        return context;
      };
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
