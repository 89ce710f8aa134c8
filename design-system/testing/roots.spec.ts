import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** A portal in a shadow root, an iframe and a second window: presses, focus, keys and what opens. */

test.use({ viewport: { width: 1000, height: 900 } });

type Place = { page: Page; scope: Page | FrameLocator };

const places: Record<string, (page: Page) => Promise<Place>> = {
  'the page': async (page) => {
    await openStory(page, 'layout-rootprovider--default');
    return { page, scope: page };
  },
  'a shadow root': async (page) => {
    await openStory(page, 'layout-rootprovider--shadow-root');
    return { page, scope: page };
  },
  'an iframe': async (page) => {
    await openStory(page, 'layout-rootprovider--iframe');
    return { page, scope: page.frameLocator('iframe[title="Portal"]') };
  },
  'a second window': async (page) => {
    await openStory(page, 'layout-rootprovider--new-window');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open window' }).click();
    const view = await popup;
    // Until the copied styles have loaded, the button moves, and what has opened beside it does not follow.
    await view.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet,
      ),
    );
    return { page: view, scope: view };
  },
};

const press = (scope: Place['scope'], name: string) =>
  scope.getByRole('button', { name, exact: true }).click();
const getChosen = ({ scope }: Place) => scope.getByLabel('Chosen');

/** Returns the overlay, once it is next to its button, in the same document or shadow root. */
async function expectBeside(overlay: Locator, button: Locator): Promise<void> {
  await expect(overlay).toBeVisible();
  await expect
    .poll(async () => {
      const [box, anchor] = [(await overlay.boundingBox())!, (await button.boundingBox())!];
      const below = Math.abs(box.y - (anchor.y + anchor.height));
      const above = Math.abs(box.y + box.height - anchor.y);
      return Math.min(below, above) < 24 && Math.abs(box.x - anchor.x) < 300;
    })
    .toBe(true);
  const handle = await button.elementHandle();
  expect(
    await overlay.evaluate(
      (element, other) => element.getRootNode() === other?.getRootNode(),
      handle,
    ),
  ).toBe(true);
}

const checks: Record<string, (place: Place) => Promise<void>> = {
  'a button is pressed by mouse and key': async ({ page, scope }) => {
    await press(scope, 'Press');
    await expect(scope.getByLabel('Presses')).toHaveText('1');
    await page.keyboard.press('Enter');
    await expect(scope.getByLabel('Presses')).toHaveText('2');
  },
  'an option is chosen by mouse and key': async (place) => {
    const { page, scope } = place;
    const select = scope.getByRole('button', { name: /City/ });
    await select.click();
    await expectBeside(scope.getByRole('listbox'), select);
    await scope.getByRole('option', { name: 'Oslo' }).click();
    await expect(getChosen(place)).toHaveText('oslo');
    await expect(scope.getByRole('listbox')).toBeHidden();
    await expect(select).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(scope.getByRole('option', { name: 'Oslo' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getChosen(place)).toHaveText('quito');
    await expect(select).toBeFocused();
  },
  'a menu opens, runs an action and returns the focus': async (place) => {
    const { page, scope } = place;
    const button = scope.getByRole('button', { name: 'Account' });
    await button.click();
    await expectBeside(scope.getByRole('menu'), button);
    await scope.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(getChosen(place)).toHaveText('settings');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(scope.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(scope.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  },
  'a dialog contains the focus and returns it': async ({ page, scope }) => {
    const button = scope.getByRole('button', { name: 'Apply' });
    await button.click();
    const dialog = scope.getByRole('dialog', { name: 'Apply for this job' });
    await expect(dialog).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Pitch' });
    await field.click();
    await page.keyboard.type('Half a pitch');
    await expect(field).toHaveValue('Half a pitch');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  },
  'a press outside closes a popover': async ({ page, scope }) => {
    const button = scope.getByRole('button', { name: 'Fee', exact: true });
    await button.click();
    const popover = scope.getByRole('dialog', { name: 'About the fee' });
    await expectBeside(popover, button);
    await popover.getByText('Byline keeps').click();
    await expect(popover).toBeVisible();
    const box = (await button.boundingBox())!;
    await page.mouse.click(box.x + 700, box.y);
    await expect(popover).toBeHidden();
    await expect(button).toBeFocused();
  },
  'a tooltip is shown on hover and on focus': async ({ page, scope }) => {
    const button = scope.getByRole('button', { name: 'Copy' });
    await scope.getByRole('button', { name: 'Save' }).hover();
    await button.hover();
    await expectBeside(scope.getByRole('tooltip'), button);
    await expect(button).toHaveAccessibleDescription('Copies the link');
    await page.keyboard.press('Escape');
    await expect(scope.getByRole('tooltip')).toBeHidden();
    await scope.getByRole('button', { name: 'Fee', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(scope.getByRole('tooltip')).toBeVisible();
  },
  'a day is typed, and chosen in the calendar': async (place) => {
    const { page, scope } = place;
    await scope.getByRole('spinbutton', { name: /day/i }).click();
    await page.keyboard.type('17');
    await expect(getChosen(place)).toHaveText('2026-03-17');
    await scope.getByRole('button', { name: /calendar/i }).click();
    await scope.getByRole('button', { name: /18 March|March 18/ }).click();
    await expect(getChosen(place)).toHaveText('2026-03-18');
    await expect(scope.getByRole('grid', { name: /March/ })).toBeHidden();
  },
  'a notice is shown and can be dismissed': async ({ scope }) => {
    await press(scope, 'Save');
    await expect(scope.getByRole('region', { name: /Notices/ })).toContainText('Profile saved.');
    await press(scope, 'Dismiss');
    await expect(scope.getByText('Profile saved.').filter({ visible: true })).toHaveCount(0);
  },
  'a text is announced in the document with the focus': async ({ page, scope }) => {
    await press(scope, 'Search');
    const texts = scope.locator('[data-live-announcer]');
    await expect(texts).toContainText('Two jobs found.');
    expect(page.url()).toBeTruthy();
  },
  'the summary of a form moves the focus to a field': async ({ scope }) => {
    await press(scope, 'Send');
    await expect(scope.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await scope.getByRole('link', { name: 'Country' }).click();
    await expect(scope.getByRole('textbox', { name: 'Country' })).toBeFocused();
  },
  'the command palette opens by its keys and runs a command': async (place) => {
    const { page, scope } = place;
    await press(scope, 'Press');
    await page.keyboard.press('Control+k');
    await expect(scope.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('wal');
    await expect(scope.getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getChosen(place)).toHaveText('wallet');
  },
  'shortcuts work, but not while a field has the focus': async (place) => {
    const { page, scope } = place;
    await scope.getByRole('textbox', { name: 'Title' }).click();
    await page.keyboard.type('gp');
    await expect(scope.getByRole('textbox', { name: 'Title' })).toHaveValue('gp');
    await expect(getChosen(place)).toHaveText('');
    await press(scope, 'Press');
    await page.keyboard.type('gp');
    await expect(getChosen(place)).toHaveText('shortcut');
  },
  'rows of a table are reached and selected by keys': async ({ page, scope }) => {
    await scope.getByRole('row', { name: /Acme/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(scope.getByRole('row', { name: /Globex/ })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(scope.getByRole('row', { name: /Globex/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

for (const [name, open] of Object.entries(places)) {
  test.describe(name, () => {
    for (const [what, check] of Object.entries(checks)) {
      test(what, async ({ page }) => check(await open(page)));
    }
  });
}
