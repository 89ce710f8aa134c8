import { expect, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** A select on a slow network: the code of its list arrives after the select was opened, or not at all. */

test.use({ hasOwnPage: true });

const listCode = /\/SelectList-[^/]*\.js$/;

/** Holds the code of the list back. Returns the function that lets it arrive. */
async function holdList(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(listCode, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page has run a module that it has requested, and has drawn what follows from it. */
async function runCode(page: Page, url: string): Promise<void> {
  await page.evaluate(async (module) => {
    await import(module);
    for (let frames = 0; frames < 4; frames += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  }, url);
}

async function openSelect(page: Page) {
  await openStory(page, 'inputs-selectfield--default');
  const trigger = page.getByRole('button', { name: /Platform/ });
  await expect(trigger).toBeVisible();
  return trigger;
}

test('keys that are pressed before the code of the list has arrived open the list', async ({
  page,
}) => {
  const arrive = await holdList(page);
  const trigger = await openSelect(page);
  await page.keyboard.press('Tab');
  await expect(trigger).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await expect(page.getByRole('option', { name: 'Instagram' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveText('TikTok');
});

test('letters and arrow keys select an option before the code of the list has arrived', async ({
  page,
}) => {
  await holdList(page);
  const trigger = await openSelect(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('y');
  await expect(trigger).toHaveText('YouTube');
  await page.keyboard.press('ArrowLeft');
  await expect(trigger).toHaveText('TikTok');
});

test('a list that arrives after the user has left the field stays closed', async ({ page }) => {
  const arrive = await holdList(page);
  const trigger = await openSelect(page);
  await trigger.click();
  await trigger.blur();
  const arrival = page.waitForResponse(listCode);
  arrive();
  await runCode(page, (await arrival).url());
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await trigger.click();
  await expect(page.getByRole('option', { name: 'TikTok' })).toBeVisible();
});

test('a list whose code did not arrive is requested again', async ({ page }) => {
  let isOffline = true;
  let lostRequests = 0;
  await page.route(listCode, (route) => {
    if (!isOffline) return route.continue();
    lostRequests += 1;
    return route.abort();
  });
  const trigger = await openSelect(page);
  const option = page.getByRole('option', { name: 'TikTok' });
  await trigger.click();
  await expect.poll(() => lostRequests).toBeGreaterThan(0);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  isOffline = false;
  await expect(async () => {
    // An open list covers the trigger, so it is clicked only while no list is open.
    if ((await option.count()) === 0) await trigger.click({ timeout: 5_000 });
    await expect(option).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('a calendar whose code did not arrive leaves the field on the page, is requested again, and stays closed after the user has left', async ({
  page,
}) => {
  const calendarCode = /\/DateCalendar-[^/]*\.js$/;
  let isOffline = true;
  await page.route(calendarCode, (route) => (isOffline ? route.abort() : route.continue()));
  await openStory(page, 'inputs-datefield--default');
  const button = page.getByRole('button', { name: /^Calendar for/ });
  await button.click();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.blur();
  isOffline = false;
  const arrival = page.waitForResponse(calendarCode);
  await button.focus();
  await runCode(page, (await arrival).url());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
