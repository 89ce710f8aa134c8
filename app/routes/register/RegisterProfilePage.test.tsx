import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { lastCode } from '../../../server/testing/readCodes.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();
const db = () => portal().server.services.db;
const account = 'account-pending';
const required = 'This field is required.';
const about = {
  ...{ display_name: 'Ines', legal_name: 'Ines Duarte', birth_year: 1998 },
  ...{ country: 'PT', city: 'Porto' },
};
const content = { categories: ['food'], languages: ['pt'] };
const box = (name: string) => screen.findByRole('textbox', { name });
const combo = (name: string) => screen.findByRole('combobox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = () => screen.findByRole('heading', { level: 1, name: 'Complete your profile' });
const current = () =>
  within(screen.getByRole('navigation', { name: 'Steps to your account' }))
    .getAllByRole('listitem')
    .find((item) => item.querySelector('[aria-current]') ?? item.matches('[aria-current]'));

// Codes may be asked for again at once: how long they are held back is tested elsewhere.
beforeEach(async () => {
  portal().server.services.clock.advance(3_600_000);
  await db().deleteFrom('profiles').where('account_id', '=', account).execute();
  await db().deleteFrom('social_accounts').where('account_id', '=', account).execute();
  await change({ state: 'pending_profile', phone: null, phone_verified: 0 });
});

function change(values: Record<string, string | number | null>) {
  return db().updateTable('accounts').set(values).where('id', '=', account).execute();
}

async function open(path = '/register/profile') {
  const user = await portal().visit(path, { as: 'pending' });
  await heading();
  return user;
}

async function know(parts: object) {
  await portal().signIn('pending');
  const answer = await portal().post('/api/profile', parts);
  expect(answer.status).toBe(200);
}

const knowPhone = () => change({ phone: '+351912345678', phone_verified: 1 });

async function connectTikTok() {
  const like = await db()
    .selectFrom('social_accounts')
    .selectAll()
    .where('id', '=', 'social-fresh-tiktok')
    .executeTakeFirstOrThrow();
  const row = { ...like, id: 'social-pending-tiktok', account_id: account };
  await db().insertInto('social_accounts').values(row).execute();
}

async function readyToSend() {
  await know({ ...about, ...content });
  await knowPhone();
  await connectTikTok();
}

describe('somebody comes back', () => {
  test('to the first step that lacks something, and never past it', async () => {
    const stages = [
      [() => Promise.resolve(), 'Legal name'],
      [() => know(about), 'Phone number'],
      [() => knowPhone(), 'Categories'],
      [() => know(content), 'Connect TikTok'],
      [() => connectTikTok(), 'Send to review'],
    ] as const;
    for (const [complete, shown] of stages) {
      await complete();
      for (const path of ['/register/profile', '/register/profile?step=send']) {
        await open(path);
        const found = await waitFor(() => {
          const [control] = [
            ...screen.queryAllByLabelText(shown, { exact: false }),
            ...screen.queryAllByRole('button', { name: shown }),
          ];
          expect(control).toBeDefined();
          return control;
        });
        expect(found).toBeVisible();
      }
    }
  });

  test('and reads above the steps what has to be changed', async () => {
    await change({
      ...{ review_outcome: 'needs_changes', review_reason: 'Name the <b>city</b>.' },
      ...{ review_submitted_at: Date.now(), review_expected_by: Date.now() },
    });
    await open();
    expect(await screen.findByText(/Please change something before we can approve/)).toBeVisible();
    expect(screen.getByText('Name the <b>city</b>.')).toBeVisible();
    await change({ review_outcome: null, review_reason: null, review_submitted_at: null });
  });
});

describe('each step', () => {
  test('about me says what is missing or wrong, is saved, and leads on to the top of the next', async () => {
    const user = await open();
    await user.click(await button('Save and go on'));
    const legal = await box('Legal name');
    expect(legal).toHaveAccessibleErrorMessage(required);
    expect(legal).toHaveFocus();
    await user.type(legal, 'Ines Duarte');
    const year = await box('Year of birth');
    await user.type(year, '2020');
    expect(year).toHaveAccessibleErrorMessage(/^The maximum Year of birth is \d{4}\.$/);
    await user.clear(year);
    await user.type(year, '1998');
    await user.clear(await combo('Country'));
    await user.type(await combo('Country'), 'Portugal');
    await user.tab();
    await user.type(await box('City'), 'Porto');
    await user.click(await button('Save and go on'));
    expect(await box('Phone number')).toBeVisible();
    expect(await heading()).toHaveFocus();
    expect(current()).toHaveTextContent('Contact');
    expect(portal().network.calls).toContain('POST /api/profile');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await box('City')).toHaveValue('Porto');
  });

  test('a number is read in the country that was named, and is proven by a code', async () => {
    await know(about);
    const user = await open();
    const phone = await box('Phone number');
    expect(screen.getByRole('button', { name: /\+351/ })).toBeVisible();
    await user.click(await button('Send code'));
    expect(phone).toHaveAccessibleErrorMessage(required);
    await user.type(phone, '12');
    await user.tab();
    expect(phone).toHaveAccessibleErrorMessage('The Phone number is invalid.');
    await user.clear(phone);
    await user.type(phone, '912345679');
    await user.click(await button('Send code'));
    const code = await box('Code');
    await user.type(code, '123');
    await user.click(await button('Confirm number'));
    expect(code).toHaveAccessibleErrorMessage('The Code must be 6 digits number.');
    await user.clear(code);
    await user.type(code, await lastCode(db(), '+351912345679'));
    await user.click(await button('Confirm number'));
    expect(await combo('Categories')).toBeVisible();
    expect(await heading()).toHaveFocus();
  });

  test('what I make needs a category and a language', async () => {
    await know(about);
    await knowPhone();
    const user = await open();
    await user.click(await button('Save and go on'));
    expect(await combo('Categories')).toHaveAccessibleErrorMessage(required);
    expect(await combo('Languages')).toHaveAccessibleErrorMessage(required);
  });

  test('the accounts ask for one before they lead on', async () => {
    await know({ ...about, ...content });
    await knowPhone();
    await open();
    expect(await button('Connect TikTok')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
    await connectTikTok();
    const user = await open('/register/profile?step=accounts');
    await user.click(await button('Go on'));
    expect(await button('Send to review')).toBeVisible();
  });
});

describe('sending', () => {
  test('needs the consent, and tells what the server refuses', async () => {
    await readyToSend();
    const user = await open();
    expect(await screen.findByText('Porto')).toBeVisible();
    const consent = await screen.findByRole('checkbox');
    await user.click(await button('Send to review'));
    expect(consent).toHaveAccessibleDescription(/This field is required\./);
    expect(portal().network.calls).not.toContain('POST /api/profile/init');
    await user.click(consent);
    const stop = portal().interrupt(/^\/api\/profile\/init$/, {
      status: 409,
      body: { error: 'Connect an account first.' },
    });
    await user.click(await button('Send to review'));
    expect(await screen.findByText('Connect an account first.')).toBeVisible();
    expect(consent).toBeChecked();
    stop();
  });

  test('leads to the word on the review, and out', async () => {
    await readyToSend();
    const user = await open();
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button('Send to review'));
    const dialog = await screen.findByRole('dialog', { name: 'Account in review' });
    expect(within(dialog).getByText(/Expect our answer by/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(location.pathname).toBe('/signin'));
    expect(portal().network.hasCookies).toBe(false);
  });
});
