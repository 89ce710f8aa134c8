import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { lastCode } from '../../../server/testing/readCodes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const db = () => portal().server.services.db;
const account = 'account-pending';
const required = 'This field is required.';
const about = {
  display_name: 'Ines',
  legal_name: 'Ines Duarte',
  birth_year: 1998,
  country: 'PT',
  city: 'Porto',
};
const content = { categories: ['food'], languages: ['pt'] };
const box = (name: string) => screen.findByRole('textbox', { name });
const combo = (name: string) => screen.findByRole('combobox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
/** Returns the item of the current step. */
const current = () =>
  within(screen.getByRole('navigation', { name: 'Registration steps' }))
    .getAllByRole('listitem')
    .find((item) => item.querySelector('[aria-current]') ?? item.matches('[aria-current]'));

// Skips the resend pause, which other tests cover, and removes the profile that the previous test has filled in.
beforeEach(async () => {
  portal().server.services.clock.advance(3_600_000);
  await db().deleteFrom('profiles').where('account_id', '=', account).execute();
  await db().deleteFrom('social_accounts').where('account_id', '=', account).execute();
  await change({ state: 'pending_profile', phone: null, phone_verified: 0 });
});

/** Changes the account in the database. */
function change(values: Record<string, string | number | null>) {
  return db().updateTable('accounts').set(values).where('id', '=', account).execute();
}

async function open(path = '/register/profile') {
  const user = await portal().visit(path, { as: 'pending' });
  await heading();
  return user;
}

/** Saves parts of the profile by a call. */
async function saveParts(parts: object) {
  await portal().signIn('pending');
  const response = await portal().post('/api/profile', parts);
  expect(response.status).toBe(200);
}

const verifyPhone = () => change({ phone: '+351912345678', phone_verified: 1 });

/** Connects the TikTok account of another demo user, as if the user had connected it. */
async function connectTikTok() {
  const example = await db()
    .selectFrom('social_accounts')
    .selectAll()
    .where('id', '=', 'social-fresh-tiktok')
    .executeTakeFirstOrThrow();
  const row = { ...example, id: 'social-pending-tiktok', account_id: account };
  await db().insertInto('social_accounts').values(row).execute();
}

async function completeAllSteps() {
  await saveParts({ ...about, ...content });
  await verifyPhone();
  await connectTikTok();
}

describe('a returning user', () => {
  test('continues at the first incomplete step, and cannot open a later one', async () => {
    const stages = [
      [() => Promise.resolve(), 'Legal name'],
      [() => saveParts(about), 'Phone number'],
      [() => verifyPhone(), 'Categories'],
      [() => saveParts(content), 'Connect TikTok'],
      [() => connectTikTok(), 'Submit for review'],
    ] as const;
    for (const [completePrevious, label] of stages) {
      await completePrevious();
      for (const path of ['/register/profile', '/register/profile?step=send']) {
        await open(path);
        const shownControl = await waitFor(() => {
          const [control] = [
            ...screen.queryAllByLabelText(label, { exact: false }),
            ...screen.queryAllByRole('button', { name: label }),
          ];
          expect(control).toBeDefined();
          return control;
        });
        expect(shownControl).toBeVisible();
      }
    }
  });

  test('sees the requested changes above the steps', async () => {
    await change({
      review_outcome: 'needs_changes',
      review_reason: 'Name the <b>city</b>.',
      review_submitted_at: Date.now(),
      review_expected_by: Date.now(),
    });
    await open();
    await expectVisible(/We need changes before we can approve/);
    expect(screen.getByText('Name the <b>city</b>.')).toBeVisible();
    await change({ review_outcome: null, review_reason: null, review_submitted_at: null });
  });
});

/** Matches the element whose whole text is as given, also if a part of it, such as a date, has its own element. */
function hasText(pattern: RegExp) {
  return (_text: string, element: Element | null) =>
    pattern.test(element?.textContent ?? '') &&
    ![...(element?.children ?? [])].some((child) => pattern.test(child.textContent));
}

describe('each step', () => {
  test('the introduction is in the first step only, which begins with required fields', async () => {
    await open();
    await expectVisible(/^It takes about five minutes/);
    expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
    await saveParts(about);
    await verifyPhone();
    await open();
    const next = await button('Save and continue');
    expect(screen.queryByText(/It takes about five minutes/)).toBeNull();
    const picture = await button('Add a picture');
    expect(next.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('the personal step validates and saves its fields, and focuses the heading of the next step', async () => {
    const user = await open();
    await user.click(await button('Save and continue'));
    const legal = await box('Legal name');
    expect(legal).toShowError(required);
    expect(legal).toHaveFocus();
    await user.type(legal, 'Ines Duarte');
    const year = await box('Year of birth');
    await user.type(year, '2020');
    expect(year).toShowError(/^The maximum Year of birth is \d{4}\.$/);
    await user.clear(year);
    await user.type(year, '1998');
    await user.tripleClick(await combo('Country'));
    await user.paste('Portugal');
    await user.tab();
    await user.type(await box('City'), 'Porto');
    await user.click(await button('Save and continue'));
    expect(await box('Phone number')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Contact' })).toHaveFocus();
    expect(current()).toHaveTextContent('Contact');
    expect(portal().network.calls).toContain('POST /api/profile');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await box('City')).toHaveValue('Porto');
  });

  test('the phone step parses the number in the user’s country and verifies it by a code', async () => {
    await saveParts(about);
    const user = await open();
    const phone = await box('Phone number');
    expect(screen.getByRole('button', { name: /\+351/ })).toBeVisible();
    await user.click(await button('Send code'));
    expect(phone).toShowError(required);
    await user.type(phone, '12');
    await user.tab();
    expect(phone).toShowError('The Phone number is invalid.');
    await user.clear(phone);
    await user.type(phone, '912345679');
    await user.click(await button('Send code'));
    const code = await box('Code');
    await user.type(code, '123');
    await user.click(await button('Confirm number'));
    expect(code).toShowError('The Code must be 6 digits number.');
    await user.clear(code);
    await user.type(code, await lastCode(db(), '+351912345679'));
    expect(await combo('Categories')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Your content' })).toHaveFocus();
  });

  test('the content step requires a category and a language', async () => {
    await saveParts(about);
    await verifyPhone();
    const user = await open();
    await user.click(await button('Save and continue'));
    expect(await combo('Categories')).toShowError(required);
    const languages = await combo('Languages');
    expect(languages).toShowError(required);
    // The browser's languages come first.
    await user.click(languages);
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('English');
    expect(screen.getByText('Your languages')).toBeVisible();
  });

  test('the accounts step requires one account', async () => {
    await saveParts({ ...about, ...content });
    await verifyPhone();
    await open();
    expect(await button('Connect TikTok')).toBeVisible();
    expect(screen.getByText('You can continue once an account is connected.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(location.search).toBe('?step=accounts');
    await connectTikTok();
    // The step stays for more accounts, also when the page is opened again.
    const user = await open('/register/profile?step=accounts');
    expect(await button('Connect YouTube')).toBeVisible();
    await user.click(await button('Continue'));
    expect(await button('Submit for review')).toBeVisible();
    expect(screen.queryByText('You can continue once an account is connected.')).toBeNull();
  });
});

describe('submitting the profile', () => {
  test('requires consent, and shows the server’s error', async () => {
    await completeAllSteps();
    const user = await open();
    await expectVisible('Porto');
    const getValue = (term: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === term)
        ?.nextElementSibling;
    expect(getValue('Year of birth')).toHaveTextContent(/^\d{4}$/);
    await waitFor(() => expect(getValue('Accounts')).toHaveTextContent(/^TikTok @\w+/));
    const consent = await screen.findByRole('checkbox');
    await user.click(await button('Submit for review'));
    expect(consent).toShowError(/This field is required\./);
    expect(portal().network.calls).not.toContain('POST /api/profile/init');
    await user.click(consent);
    const stop = portal().interrupt(/^\/api\/profile\/init$/, {
      status: 409,
      body: { error: 'Connect an account first.' },
    });
    await user.click(await button('Submit for review'));
    await expectVisible('Connect an account first.');
    expect(consent).toBeChecked();
    stop();
  });

  test('shows the review dialog, logs out, and the sign-in page repeats until when', async () => {
    await completeAllSteps();
    const user = await open();
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button('Submit for review'));
    const dialog = await screen.findByRole('dialog', { name: 'Account in review' });
    const promise = /^You will hear from us by (\w{3} )?\d{1,2} \w{3}( \d{4})?\.$/;
    expect(within(dialog).getByText(hasText(promise))).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(location.pathname).toBe('/signin'));
    // Also after the approval and a reload, these words are true.
    await expectVisible('You sent your profile for review');
    const mail =
      /^We email you our decision by (\w{3} )?\d{1,2} \w{3}( \d{4})?\. Once your account is approved, sign in here\.$/;
    expect(screen.getByText(hasText(mail))).toBeVisible();
    expect(screen.queryByText(/^Welcome back/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('pending@demo.test');
    expect(portal().network.hasSession).toBe(false);
  });
});
