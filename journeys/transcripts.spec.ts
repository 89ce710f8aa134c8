import { expect, test, type Locator, type Page } from '@playwright/test';
import { requestHeaders } from '../contract/rules/requestHeaders.ts';
import type { PayoutYear } from '../contract/schemas/year.ts';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { readCode } from './harness/mailbox.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { demoPassword, removeStars, signinByCall } from './harness/signin.ts';
import { Transcript } from './harness/transcript.ts';

/** Compares what a screen reader would say in the main journeys with docs/transcripts. */

test.skip(!isLongRun, 'Transcripts are compared in the long run.');

// Each test has its own server, because the announcements depend on stored data that other tests change.
let server: DemoServer;
test.beforeEach(async () => {
  server = await makeServer();
});
test.afterEach(() => server.stop());

/** Opens a page, as a demo user without starred pages if given. */
async function open(page: Page, path: string, who?: string): Promise<void> {
  if (who) {
    await signinByCall(page, server.origin, who);
    await removeStars(page, server.origin);
  }
  await page.goto(`${server.origin}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const press = (page: Page, key: string) => page.keyboard.press(key);
/** Focuses an element, and waits until the reading of its focus was recorded. */
async function focusOn(element: Locator): Promise<void> {
  if (await element.evaluate((one) => one === document.activeElement)) return;
  const countFocused = () =>
    element
      .page()
      .evaluate(() => window.speech?.heard().filter(({ by }) => by === 'focus').length ?? 0);
  const before = await countFocused();
  await element.focus();
  await expect.poll(countFocused).toBeGreaterThan(before);
}

async function pressOn(element: Locator, key: string): Promise<void> {
  await focusOn(element);
  await element.press(key);
}

async function fillIn(element: Locator, text: string): Promise<void> {
  await focusOn(element);
  await element.fill(text);
}
// Inserts the text at once. Between single keys, a slow machine would announce texts that fast typing suppresses.
const type = (page: Page, text: string) => page.keyboard.insertText(text);

test('joining', async ({ page }) => {
  const transcript = await Transcript.begin(page, '01-joining', 'Joining');
  await open(page, '/signup');
  await transcript.step('Focus the name', () =>
    page.getByRole('textbox', { name: 'Name' }).focus(),
  );
  await transcript.step('Type a name', () => type(page, 'Robin Vale'));
  await transcript.step('Tab to the email', () => press(page, 'Tab'));
  await transcript.step('Type half an address', () => type(page, 'robin@'));
  await transcript.step('Complete it', () => type(page, 'example.test'));
  await transcript.step('Tab to the password', () => press(page, 'Tab'));
  await transcript.step('Type a weak password', () => type(page, 'password'));
  await transcript.step('Replace it by a strong one', async () => {
    await press(page, 'Control+A');
    await type(page, 'otters walk home');
  });
  await transcript.step('Press “Continue” without agreeing', () => press(page, 'Enter'));
  await transcript.step('Agree', () => press(page, 'Space'));
  await transcript.step('Press “Continue”', () =>
    pressOn(page.getByRole('button', { name: 'Continue' }), 'Enter'),
  );
  const code = await readCode(page, server.origin, 'robin@example.test');
  await transcript.step('Type the code', () => type(page, code));
  transcript.expectStored();
});

test('signing in', async ({ page }) => {
  const transcript = await Transcript.begin(page, '02-signing-in', 'Signing in');
  await open(page, '/signin');
  await transcript.step('Focus the email', () =>
    page.getByRole('textbox', { name: 'Email' }).focus(),
  );
  await transcript.step('Type it, and tab to the password', async () => {
    await type(page, 'approved@demo.test');
    await press(page, 'Tab');
  });
  await transcript.step('Type a wrong password, and press Enter', async () => {
    await type(page, 'wrong');
    await press(page, 'Enter');
  });
  await transcript.step('Type the right one, and press Enter', async () => {
    await press(page, 'Control+A');
    await type(page, demoPassword);
    await press(page, 'Enter');
    await expect(page).toHaveURL(/dashboard/);
  });
  transcript.expectStored();
});

test('finding a job', async ({ page }) => {
  const transcript = await Transcript.begin(page, '03-finding-a-job', 'Finding a job');
  await open(page, '/jobs', 'approved');
  await transcript.step('Focus the search', () => page.getByRole('searchbox').first().focus());
  await transcript.step('Search for “sunrise”', () => type(page, 'sunrise'));
  await transcript.step('Clear the search by Escape', () => press(page, 'Escape'));
  await transcript.step('Press “Next page”', () =>
    pressOn(page.getByRole('link', { name: 'Next page' }), 'Enter'),
  );
  await transcript.step('Tab to the first job of the page', () => press(page, 'Tab'));
  await transcript.step('Open it', () => press(page, 'Enter'));
  await transcript.step('Go back', () => page.goBack());
  transcript.expectStored();
});

test('applying', async ({ page }) => {
  const transcript = await Transcript.begin(
    page,
    '04-applying',
    'Applying, and cancelling the application',
  );
  await open(page, '/jobs/sunrise-spritz', 'approved');
  await transcript.step('Press “Apply for this job”', () =>
    pressOn(page.getByRole('button', { name: 'Apply for this job' }), 'Enter'),
  );
  await transcript.step('Tab to the next field', () => press(page, 'Tab'));
  const send = page.getByRole('button', { name: 'Send application' });
  await transcript.step('Press “Send application” with gaps', () => pressOn(send, 'Enter'));
  await transcript.step('Fill in the gaps', async () => {
    const dialog = page.getByRole('dialog');
    for (const box of await dialog.getByRole('textbox').all())
      await fillIn(box, 'I film at first light.');
    await pressOn(dialog.getByRole('checkbox', { name: 'I agree to these terms' }), 'Space');
  });
  await transcript.step('Press “Send application”', () => pressOn(send, 'Enter'));
  await transcript.step('Press “Cancel application”', () =>
    pressOn(page.getByRole('button', { name: 'Cancel application' }), 'Enter'),
  );
  await transcript.step('Press Escape', () => press(page, 'Escape'));
  transcript.expectStored();
});

test('submitting work', async ({ page }) => {
  const transcript = await Transcript.begin(page, '05-submitting-work', 'Submitting work');
  await open(page, '/jobs/harbour-roaster-visit/submission', 'approved');
  await transcript.step('Focus the caption', () =>
    page.getByRole('textbox', { name: 'Caption' }).focus(),
  );
  await transcript.step('Replace it', async () => {
    await press(page, 'Control+A');
    await type(page, '#ad #SixAtHarbour @harbourcoffee Six in the morning.');
  });
  await transcript.step('Tab out of it', () => press(page, 'Tab'));
  await transcript.step('Press “Submit for review” with gaps', () =>
    pressOn(page.getByRole('button', { name: 'Submit for review' }), 'Enter'),
  );
  transcript.expectStored();
});

test('discussing', async ({ page }) => {
  const transcript = await Transcript.begin(page, '06-discussing', 'Discussing with a brand');
  await open(page, '/jobs/harbour-roaster-visit?tab=discussion', 'approved');
  await transcript.step('Focus the message', () =>
    page.getByRole('textbox', { name: 'Message' }).focus(),
  );
  await transcript.step('Write and send it', async () => {
    await type(page, 'May I film the roaster from behind?');
    await pressOn(page.getByRole('button', { name: 'Send' }), 'Enter');
  });
  await transcript.step('The brand replies', async () => {
    server.operator(
      'write',
      'approved@demo.test',
      'harbour-roaster-visit',
      'Yes, from behind is fine.',
    );
    // The page asks for new messages every 15 s.
    await expect(page.getByText('Yes, from behind is fine.')).toBeVisible({ timeout: 60_000 });
  });
  transcript.expectStored();
});

test('withdrawing', async ({ page }) => {
  const transcript = await Transcript.begin(page, '07-withdrawing', 'Withdrawing money');
  // Otherwise the code field may appear before the focus has left the amount field.
  await page.route('**/api/request/otp', async (route) => {
    await page.waitForFunction(() => !document.activeElement?.matches('[name=amount]'));
    // The recorder reads the new focus with the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await route.continue();
  });
  await open(page, '/dashboard?tab=wallet', 'approved');
  await transcript.step('Press “Withdraw”', () =>
    pressOn(page.getByRole('button', { name: 'Withdraw', exact: true }), 'Enter'),
  );
  await transcript.step('Type too much, and press Enter', async () => {
    await press(page, 'Control+A');
    await type(page, '99999');
    await press(page, 'Enter');
  });
  await transcript.step('Type 25, and press Enter', async () => {
    await press(page, 'Control+A');
    await type(page, '25');
    await press(page, 'Enter');
  });
  transcript.expectStored();
});

/** Gives each year fixed figures, because the months of the demo data's figures depend on the day of the run. */
async function fixYear(page: Page): Promise<void> {
  const money = (amount: number) => ({ amount, currency: 'USD' });
  // The figures of January and February, in cents; all other months have none.
  const figures: Record<number, [earned: number, withdrawn: number]> = {
    1: [34_000, 50_000],
    2: [0, -20_000],
  };
  await page.route('**/api/summary/payout/year/*', async (route) => {
    const response = await route.fetch();
    const year = (await response.json()) as PayoutYear;
    const months = year.months.map(({ month }) => {
      const [earned, withdrawn] = figures[month] ?? [0, 0];
      return { month, earned: money(earned), withdrawn: money(withdrawn) };
    });
    const totals = { ...year.totals, earned: money(34_000), withdrawn: money(30_000) };
    await route.fulfill({ response, json: { ...year, months, totals } });
  });
}

test('reading a year', async ({ page }) => {
  await fixYear(page);
  const transcript = await Transcript.begin(page, '08-reading-a-year', 'Reading a year');
  await open(page, '/dashboard?tab=wallet&view=year', 'approved');
  await transcript.step('Tab into the first chart', () =>
    page.getByRole('application').first().focus(),
  );
  await transcript.step('Press the right arrow', () => press(page, 'ArrowRight'));
  await transcript.step('Show it as a table', () =>
    pressOn(page.getByRole('switch').first(), 'Space'),
  );
  transcript.expectStored();
});

test('changing the payout method', async ({ page }) => {
  const transcript = await Transcript.begin(page, '09-payout-method', 'Changing the payout method');
  await open(page, '/profile/edit?section=payout', 'approved');
  await transcript.step('Press “Change payout method”', () =>
    pressOn(page.getByRole('button', { name: /^Change/ }).first(), 'Enter'),
  );
  await transcript.step('Enter another holder, and press Enter', async () => {
    const holder = page.getByRole('textbox', { name: 'Account holder' });
    await fillIn(holder, 'Somebody Else');
    await holder.press('Enter');
  });
  transcript.expectStored();
});

test('display and commands', async ({ page }) => {
  const transcript = await Transcript.begin(
    page,
    '10-display-and-commands',
    'Display and commands',
  );
  await open(page, '/dashboard', 'approved');
  await transcript.step('Open the commands', () => press(page, 'Control+k'));
  await transcript.step('Type “dark”', () => type(page, 'dark'));
  await transcript.step('Press the down arrow', () => press(page, 'ArrowDown'));
  await transcript.step('Press Enter', () => press(page, 'Enter'));
  await transcript.step('Open the account menu', () =>
    pressOn(page.getByRole('button', { name: /^Account of/ }), 'Enter'),
  );
  await transcript.step('Press the down arrow twice', async () => {
    await press(page, 'ArrowDown');
    await press(page, 'ArrowDown');
  });
  await transcript.step('Press Escape', () => press(page, 'Escape'));
  transcript.expectStored();
});

test('offline, and the end of the session', async ({ page, context }) => {
  const transcript = await Transcript.begin(
    page,
    '11-offline-and-end',
    'Offline, and the end of the session',
  );
  await open(page, '/jobs/harbour-roaster-visit/submission', 'approved');
  await transcript.step('Focus the caption', () =>
    page.getByRole('textbox', { name: 'Caption' }).focus(),
  );
  await transcript.step('The connection is lost', () => context.setOffline(true));
  await transcript.step('Write on', () => type(page, ' Still here.'));
  await transcript.step('The connection is back', () => context.setOffline(false));
  await transcript.step('The session ends elsewhere, and the user writes on', async () => {
    const ended = await page.request.post(`${server.origin}/api/logout`, {
      headers: requestHeaders,
      data: {},
    });
    expect(ended.status()).toBe(200);
    await type(page, ' And here.');
    await press(page, 'Tab');
    await expect(page).toHaveURL(/signin/);
  });
  transcript.expectStored();
});
