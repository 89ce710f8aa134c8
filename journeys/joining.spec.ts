import { expect, type Page } from '@playwright/test';
import { test } from './harness/conditions.ts';
import { consent } from './harness/consent.ts';
import { readCode } from './harness/mailbox.ts';
import { approvePayoutMethod, makeServer, type DemoServer } from './harness/server.ts';
import { signin } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  // accountsByEmail.spec.ts covers the resend pause.
  server = await makeServer({ OTP_RESEND_SECONDS: '1' });
});
test.afterAll(() => server.stop());

const at = (path: string) => `${server.origin}${path}`;

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
  await page.getByRole('button', { name: 'Confirm number' }).click();
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

async function connectTikTok(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Connect TikTok/ }).click();
  await page.getByRole('button', { name: /^Continue to TikTok/ }).click();
  await consent(page, { handle: '@robinvale' });
}

/** Agrees and sends the profile to review; closes the dialog that follows. */
async function submitForReview(page: Page): Promise<void> {
  await page.goto(at('/register/profile'));
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account in review' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a user signs up by email, completes the profile and is approved',
  { tag: '@main' },
  async ({ page }) => {
    const email = 'robin@example.test';
    await page.goto(at('/signup'));
    await page.getByLabel('Name').fill('Robin Vale');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('otters walk home');
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(await readCode(page, server.origin, email));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/register/profile'));
    await fillAbout(page);
    await verifyPhone(page, '+351912345678');
    await fillContent(page);
    await expect(page.getByText(/Connect at least one account/)).toBeVisible();
    // The profile form saves completed steps between visits.
    await page.goto(at('/register/profile'));
    await connectTikTok(page);
    await expect(page).toHaveURL(/\/register\/profile/);
    await submitForReview(page);
    server.operator('approve', email);
    await expect(page).toHaveURL(at('/signin'));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('otters walk home');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await page.goto(at('/profile'));
    await expect(page.getByText('Porto, Portugal')).toBeVisible();
  },
);

test('a user signs up with a social account, adds an email address and is approved', async ({
  page,
}) => {
  const email = 'kit@example.test';
  await page.goto(at('/account-register'));
  await page.getByRole('button', { name: 'Continue with TikTok' }).click();
  await consent(page, { handle: '@kitmakes' });
  await expect(page).toHaveURL(at('/register/profile'));
  await fillAbout(page);
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('New email address').fill(email);
  // The second button sends the code for the phone number.
  await page.getByRole('button', { name: 'Send code' }).first().click();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(await readCode(page, server.origin, email));
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(/Email address changed/)).toBeVisible();
  await page.goto(at('/register/profile'));
  await verifyPhone(page, '+351912345679');
  await fillContent(page);
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  await submitForReview(page);
  await expect(page).toHaveURL(at('/account-login'));
  server.operator('approve', email);
  await page.getByRole('button', { name: /^Continue with TikTok/ }).click();
  await consent(page, { handle: '@kitmakes' });
  await expect(page).toHaveURL(at('/dashboard'));
});

test('changing the payout method requires a code and locks withdrawals', async ({ page }) => {
  await signin(page, server.origin, 'fresh');
  await page.goto(at('/profile/edit?section=payout'));
  await page.getByRole('button', { name: /Bank$/ }).click();
  await page.getByRole('option', { name: 'DBS' }).click();
  await page.getByLabel('Account number').fill('123456789');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page
    .getByRole('textbox', { name: 'Code' })
    .fill(await readCode(page, server.origin, 'fresh@demo.test'));
  await page.getByRole('button', { name: 'Save payout method' }).click();
  await expect(page.getByText('DBS •••6789')).toBeVisible();
  await expect(page.getByText('Being verified')).toBeVisible();
  await expect(page.getByText(/Withdrawals are locked until/)).toBeVisible();
  approvePayoutMethod(server, 'fresh@demo.test');
  await page.reload();
  await expect(page.getByText('Verified')).toBeVisible();
});

test('a picture is cropped by keyboard, shown at once, and removed again', async ({ page }) => {
  await signin(page, server.origin, 'fresh');
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
