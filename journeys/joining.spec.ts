import { expect, type Page } from '@playwright/test';
import { Actions } from './harness/actions.ts';
import { test } from './harness/conditions.ts';
import { consent } from './harness/consent.ts';
import { readCode } from './harness/mailbox.ts';
import { joiningAddress } from './harness/routeAddresses.ts';
import { approvePayoutMethod, makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  // accountsByEmail.spec.ts covers the resend pause.
  server = await makeServer({ OTP_RESEND_SECONDS: '1' });
});
test.afterAll(() => server.stop());

const at = (path: string) => `${server.origin}${path}`;
const password = 'otters walk home';
const hasOtherTimeZone = /^utc/.test(process.env['CONDITION'] ?? '');

/** Fills in the step with the personal details. */
async function fillAbout(page: Page): Promise<void> {
  await page.getByLabel('Legal name').fill('Robin Vale');
  await page.getByRole('textbox', { name: 'Year of birth' }).fill('1997');
  await page.getByRole('combobox', { name: 'Country' }).fill('Portug');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await page.getByLabel('City').fill('Porto');
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

/** Fills in the step with the phone number. */
async function verifyPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(await readCode(page, server.origin, phone));
}

/** Fills in the step with categories and languages. */
async function fillContent(page: Page): Promise<void> {
  for (const [field, option] of [
    ['Categories', 'Food'],
    ['Languages', 'Portuguese'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).pressSequentially(option);
    await page.getByRole('option', { name: option, exact: true }).click();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

/** Closes the dialog of an account in review. */
async function closeReviewDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Account in review' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a user signs up by email, sends the profile with one platform to review in 25 actions, and is approved',
  { tag: '@main' },
  async ({ page }) => {
    const user = new Actions();
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' });
    const box = (name: string) => page.getByRole('textbox', { name });
    const email = 'robin@example.test';
    await page.goto(at('/home'));
    await user.press(page.getByRole('link', { name: 'Join with email' }));
    await user.fill(box('Name'), 'Robin Vale');
    await user.fill(box('Email'), email);
    await user.fill(page.getByLabel('Password', { exact: true }), password);
    await user.tick(page.getByRole('checkbox'));
    await user.press(button('Continue'));
    await expect(box('Code')).toBeFocused();
    await user.fill(box('Code'), await readCode(page, server.origin, email));
    await expect(page).toHaveURL(joiningAddress(server.origin));
    expect(user.count, 'an account; was 8').toBe(7);

    await user.fill(box('Legal name'), 'Robin Vale');
    await user.fill(box('Year of birth'), '1997');
    const country = page.getByRole('combobox', { name: 'Country' });
    // The country is guessed from the time zone of the device, which some conditions change.
    if (hasOtherTimeZone) await new Actions().choose(country, 'Singapore');
    await expect(country).toHaveValue('Singapore');
    await user.fill(page.getByLabel('City'), 'Bedok');
    await user.press(button('Save and continue'));
    const phone = '+6591234567';
    await user.fill(box('Phone number'), phone);
    await user.press(button('Send code'));
    await expect(box('Code')).toBeFocused();
    await user.fill(box('Code'), await readCode(page, server.origin, phone));
    for (const [field, option] of [
      ['Categories', 'Food'],
      ['Languages', 'English'],
    ] as const) {
      await user.choose(page.getByRole('combobox', { name: field }), option);
      await page.keyboard.press('Escape');
    }
    await user.press(button('Save and continue'));
    await expect(page.getByText(/Connect at least one account/)).toBeVisible();
    // The profile form saves completed steps between visits.
    await page.goto(at('/register/profile'));
    await user.press(button(/^Connect TikTok/));
    await user.press(button(/^Continue to TikTok/));
    await consent(page, { handle: '@robinvale' });
    // Counts the press on the provider's page.
    user.count += 1;
    // The step stays, because more accounts mean more jobs.
    await user.press(button('Continue'));
    await expect(button('Submit for review')).toBeVisible();
    expect(user.count, 'with TikTok; was 27').toBe(23);
    await user.tick(page.getByRole('checkbox'));
    await user.press(button('Submit for review'));
    await closeReviewDialog(page);
    expect(user.count, 'was 30').toBe(25);

    server.operator('approve', email);
    await expect(page).toHaveURL(at('/signin'));
    await expect(box('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await page.goto(at('/profile'));
    await expect(page.getByText('Bedok, Singapore')).toBeVisible();
  },
);

test(
  'a user signs up with a social account in two actions, adds an email address and is approved',
  { tag: '@long' },
  async ({ page }) => {
    const user = new Actions();
    const email = 'kit@example.test';
    await page.goto(at('/signup'));
    const ways = page.getByRole('group', { name: 'Or join with the account you publish with' });
    await user.press(ways.getByRole('button', { name: 'TikTok' }));
    await consent(page, { handle: '@kitmakes' });
    // Counts the press on the provider's page.
    user.count += 1;
    await expect(page).toHaveURL(joiningAddress(server.origin));
    expect(user.count, 'was 3').toBe(2);
    await fillAbout(page);
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByLabel('New email address').fill(email);
    // The second button sends the code for the phone number.
    await page.getByRole('button', { name: 'Send code' }).first().click();
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(await readCode(page, server.origin, email));
    await expect(page.getByText(/Email address changed/)).toBeVisible();
    await page.goto(at('/register/profile'));
    await verifyPhone(page, '+351912345679');
    await fillContent(page);
    await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
    await page.goto(at('/register/profile'));
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await closeReviewDialog(page);
    await expect(page).toHaveURL(at('/account-login'));
    server.operator('approve', email);
    await page.getByRole('button', { name: /^Continue with TikTok/ }).click();
    await consent(page, { handle: '@kitmakes' });
    await expect(page).toHaveURL(at('/dashboard'));
  },
);

test(
  'adding a bank account takes six actions with a code, and locks withdrawals',
  { tag: '@long' },
  async ({ page }) => {
    const user = new Actions();
    const code = page.getByRole('textbox', { name: 'Code' });
    await signinByCall(page, server.origin, 'fresh');
    await page.goto(at('/dashboard'));
    await user.press(page.getByRole('link', { name: 'Add a payout method' }).first());
    await user.press(page.getByRole('button', { name: /Bank$/ }));
    await user.press(page.getByRole('option', { name: 'DBS' }));
    await user.fill(page.getByLabel('Account number'), '123456789');
    await user.press(page.getByRole('button', { name: 'Continue' }));
    await expect(code).toBeFocused();
    await user.fill(code, await readCode(page, server.origin, 'fresh@demo.test'));
    await expect(page.getByText('DBS •••6789')).toBeVisible();
    expect(user.count, 'was 8').toBe(6);
    await expect(page.getByText('Being verified')).toBeVisible();
    await expect(page.getByText(/Withdrawals are locked until/)).toBeVisible();
    approvePayoutMethod(server, 'fresh@demo.test');
    await page.reload();
    await expect(page.getByText('Verified')).toBeVisible();
  },
);

test('a picture is cropped by keyboard, shown at once, and removed again', async ({ page }) => {
  await signinByCall(page, server.origin, 'fresh');
  await page.goto(at('/profile/edit'));
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  // The first input holds the files that the form sends; the last takes the chosen files.
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden();
  const picture = page.locator('main img[src^="/media/avatar/"]');
  await expect(picture).toBeVisible();
  // Profile pictures are stored as squares of 512 px.
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toHaveCount(0);
});
