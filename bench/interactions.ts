import type { Page } from '@playwright/test';
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

async function press(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) {
  await page.getByRole(role, { name }).first().tap();
  await page.waitForLoadState('networkidle');
}

// Searches a job, opens it, selects each of its tabs and begins to apply.
async function searchAndApply(page: Page): Promise<Interaction[]> {
  await recordInteractions(page);
  const search = page.getByRole('searchbox');
  await search.tap();
  await search.pressSequentially('sunrise', { delay: 120 });
  await page.waitForLoadState('networkidle');
  await search.press('Escape');
  await page.waitForLoadState('networkidle');
  await press(page, 'button', /^Filters/);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, 'link', /^Sunrise/);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent.includes('Sunrise'));
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap();
    await page.waitForLoadState('networkidle');
  }
  await press(page, 'button', 'Apply for this job');
  const answer = page.getByRole('dialog').getByRole('textbox').first();
  await answer.tap();
  await answer.pressSequentially('I film at dawn', { delay: 120 });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Browsers report an event once the frame after it is on the screen.
  await page.waitForTimeout(1000);
  return page.evaluate(() => [...window.interactions.values()]);
}

/** Records the interactions of a journey on a slow phone, from the list of jobs to an application. */
export async function measureInteractions(
  visitor: Visitor,
  origin: string,
): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push(...(await visit(visitor, `${origin}/jobs`, searchAndApply, true)));
  return found;
}
