import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { readCode } from './harness/mailbox.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  const unlimited = { OTP_REQUESTS_PER_HOUR: '1000', OTP_SMS_PER_DAY: '1000' };
  server = await makeServer({ OTP_RESEND_SECONDS: '0', ...unlimited });
});
test.afterAll(() => server.stop());

type DialogCase = {
  /** The demo user that opens the dialog, by default `approved`. */
  who?: string;
  path: string;
  /** Prepares data before the page is visited. */
  prepare?: () => unknown;
  open?: (page: Page) => Promise<unknown>;
  /** Name of the dialog's main button. */
  button: RegExp | string;
  /** Whether the dialog is like one before it: a short text with two buttons, or the same form. */
  isLikeOther?: boolean;
};

/** Returns a function that presses the first button with a name. */
const press = (name: RegExp | string) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const endedJob = 'tablemates-sunday-batch';
const wallet = '/dashboard?tab=wallet';

/** Enters an amount in the open dialog, and continues to the code. */
async function fillAmount(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
}

const dialogCases: Record<string, DialogCase> = {
  apply: {
    path: '/jobs/sunrise-spritz',
    open: press('Apply for this job'),
    button: 'Send application',
  },
  'accept an invitation': {
    path: '/jobs/ridgeway-overnight',
    open: press('Accept invitation'),
    button: 'Accept',
    isLikeOther: true,
  },
  'decline an invitation': {
    path: '/jobs/ridgeway-overnight',
    open: press('Decline'),
    button: 'Decline',
    isLikeOther: true,
  },
  'cancel an application': {
    path: '/jobs/wren-desk-reset',
    open: press('Cancel application'),
    button: 'Cancel application',
  },
  'drop out': {
    path: '/jobs/harbour-roaster-visit',
    open: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Drop out of this job' }).click();
    },
    button: 'Drop out',
    isLikeOther: true,
  },
  'ask for more time': {
    path: '/jobs/tidal-lap-diary?tab=discussion&ask=time',
    button: 'Ask the brand',
    isLikeOther: true,
  },
  disagree: {
    prepare: () => server.operator('decide', 'approved@demo.test', endedJob, 'remove', 'No need.'),
    path: `/jobs/${endedJob}`,
    open: press('Disagree'),
    button: 'Send',
    isLikeOther: true,
  },
  payment: { path: `${wallet}&job=hearth-lunchbox`, button: 'Open job' },
  'amount to withdraw': { path: `${wallet}&withdraw=1`, button: 'Continue' },
  'code of a withdrawal': {
    path: `${wallet}&withdraw=1`,
    open: fillAmount,
    button: 'Withdraw $ 20.00',
  },
  'crop a picture': {
    who: 'fresh',
    path: '/profile/edit',
    open: async (page) => {
      const buffer = await page.screenshot();
      await page.getByRole('button', { name: 'Add a picture' }).click();
      const file = { name: 'me.png', mimeType: 'image/png', buffer };
      // The first input holds the files that the form sends; the last takes the chosen files.
      await page.getByRole('dialog').locator('input[type=file]').last().setInputFiles(file);
      await expect(page.getByRole('dialog').getByRole('application')).toBeVisible();
    },
    button: 'Save picture',
  },
  'connect by sign-in': {
    who: 'fresh',
    path: '/profile?connect=youtube',
    button: 'Continue to YouTube',
    isLikeOther: true,
  },
  'connect by bio': { who: 'fresh', path: '/profile?connect=lemon8', button: 'Get my code' },
  'sign out everywhere': {
    path: '/profile/edit?section=contact',
    open: press('Sign out everywhere'),
    button: 'Sign out everywhere',
    isLikeOther: true,
  },
};

/** Width and height of windows, in px; `a keyboard` is a phone whose keyboard is open. */
const windows = {
  'a desktop': [1280, 720],
  'a phone': [360, 640],
  'a keyboard': [360, 320],
} as const;

/** Expects the dialog's main button within the window, not covered by anything, and below the text that scrolls. */
async function expectInSight(page: Page, { button }: DialogCase, height: number): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  const main = dialog
    .getByRole('button', { name: button, exact: typeof button === 'string' })
    .or(dialog.getByRole('link', { name: button }))
    .last();
  await expect(main).toBeVisible();
  // The opening animation moves the dialog.
  await expect
    .poll(async () => {
      const box = await main.boundingBox();
      return box ? box.y + box.height : Infinity;
    })
    .toBeLessThanOrEqual(height);
  const { isOnTop, isAfterText } = await main.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const topElement = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const text = element.closest('section')?.querySelector('[data-part="scroll-area"]');
    return {
      isOnTop: element.contains(topElement),
      isAfterText: (text?.getBoundingClientRect().bottom ?? Infinity) <= box.top + 1,
    };
  });
  expect(isOnTop).toBe(true);
  expect(isAfterText, 'the button is below what scrolls').toBe(true);
}

// A short run uses only the smallest window: a phone with its keyboard open.
const testedWindows = isLongRun ? Object.values(windows) : [windows['a keyboard']];

for (const [name, dialogCase] of Object.entries(dialogCases)) {
  const tag = dialogCase.isLikeOther ? '@long' : [];
  test(`the main button of the dialog “${name}” is in sight`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signinByCall(page, server.origin, dialogCase.who ?? 'approved');
    dialogCase.prepare?.();
    for (const [width, height] of testedWindows) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.origin}${dialogCase.path}`);
      await dialogCase.open?.(page);
      await expectInSight(page, dialogCase, height);
    }
  });
}

test('with texts of twice the size, the field and the button of a dialog can be scrolled into view', async ({
  page,
}) => {
  await signinByCall(page, server.origin, 'approved');
  const devtools = await page.context().newCDPSession(page);
  // The default is 16 px.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [width, height] of [
    [360, 640],
    [360, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.origin}${wallet}&withdraw=1`);
    const dialog = page.getByRole('dialog');
    for (const one of [
      dialog.getByLabel('Amount'),
      dialog.getByRole('button', { name: 'Continue' }),
    ]) {
      await one.scrollIntoViewIfNeeded();
      await expect(one).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the button of a withdrawal’s receipt is in sight on a phone', async ({ page }) => {
  const phone = windows['a phone'];
  await page.setViewportSize({ width: phone[0], height: phone[1] });
  await signinByCall(page, server.origin, 'approved');
  await page.goto(`${server.origin}${wallet}&withdraw=1`);
  await fillAmount(page);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Code' })
    .fill(await readCode(page, server.origin, '+6581234821'));
  await expect(dialog.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await expectInSight(page, { path: '', button: 'Done' }, phone[1]);
});
