import type { Locator, Page } from '@playwright/test';
import { rounds, visit, type Visitor } from './visit.ts';

/** The time in ms from a press or key to the next paint, as browsers report it (to 8 ms), and what was pressed. */
export type Interaction = { time: number; name: string };

declare global {
  interface Window {
    interactions: Map<number, Interaction>;
  }
}

/** Starts to record the longest event of each interaction, as the browser reports it. */
function recordInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const interactions = new Map<number, Interaction>();
    window.interactions = interactions;
    const keys = new Map<number, string>();
    for (const type of ['keydown', 'keyup'] as const)
      document.addEventListener(type, ({ timeStamp, key }) => keys.set(timeStamp, key), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, duration: time, target } = entry;
        if (!id || time <= (interactions.get(id)?.time ?? 0)) continue;
        const element =
          target instanceof Element ? target.closest('a, button, input, textarea, [role]') : null;
        const text = element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
        const key = keys.get(entry.startTime) ?? '';
        interactions.set(id, { time, name: [entry.name, key, text.slice(0, 30)].join(' ') });
      }
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
}

/** How long a finger rests on the screen, in ms. Playwright's `tap` would lift it at once. */
const touchDuration = 80;

// Playwright's `tap` also checks which element lies below the finger while the events run, which adds about 25 ms to the interaction.
async function tap(locator: Locator): Promise<void> {
  const page = locator.page();
  // Waits until the element is visible, has stopped moving and is not covered.
  await locator.tap({ trial: true });
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} has no box to tap.`);
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchDuration);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
  await page.waitForLoadState('networkidle');
}

function press(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp): Promise<void> {
  return tap(page.getByRole(role, { name }).first());
}

// Searches a job, opens it, selects each of its tabs and begins to apply.
async function searchAndApply(page: Page): Promise<Interaction[]> {
  await recordInteractions(page);
  const search = page.getByRole('searchbox');
  await tap(search);
  await search.pressSequentially('sunrise', { delay: 120 });
  await page.waitForLoadState('networkidle');
  // Clears the search.
  await search.press('Escape');
  await page.waitForLoadState('networkidle');
  await press(page, 'button', /^Filters/);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'link', /^Sunrise/);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('Sunrise'));
  for (const tab of await page.getByRole('tab').all()) {
    await tap(tab);
  }
  await press(page, 'button', 'Apply for this job');
  const answer = page.getByRole('dialog').getByRole('textbox').first();
  await tap(answer);
  await answer.pressSequentially('I film at dawn', { delay: 120 });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Browsers report an event only after the next frame is on the screen.
  await page.waitForTimeout(1000);
  return page.evaluate(() => [...window.interactions.values()]);
}

/** Records the interactions of a journey on a slow phone, from the list of jobs to an application. */
export async function measureInteractions(
  visitor: Visitor,
  origin: string,
): Promise<Interaction[]> {
  const interactions: Interaction[] = [];
  for (let round = 0; round < rounds; round += 1)
    interactions.push(
      ...(await visit(visitor, `${origin}/jobs`, searchAndApply, { isPhone: true })),
    );
  return interactions;
}
