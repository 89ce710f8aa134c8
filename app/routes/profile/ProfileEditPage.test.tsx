import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { lastCode } from '../../../server/testing/readCodes.ts';
import { publishCatalogs } from '../../testing/catalogs.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
// Skips the resend pause, which other tests cover.
beforeEach(() => portal().server.services.clock.advance(3_600_000));

async function open(section: string, as: 'approved' | 'fresh' = 'approved') {
  const user = await portal().visit(`/profile/edit?section=${section}`, { as });
  await screen.findByRole('tabpanel');
  return user;
}
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const combo = (name: string) => screen.findByRole('combobox', { name });
const getButton = (name: string | RegExp, at = 0) => screen.getAllByRole('button', { name })[at];
/** Returns the latest code that was sent to a recipient. */
const codeFor = (recipient: string) => lastCode(portal().server.services.db, recipient);
const required = 'This field is required.';

type User = Awaited<ReturnType<typeof open>>;

/** Opens the fields of the shipping address, which a switch shows. */
async function openShipping(as?: 'fresh') {
  const user = await open('shipping', as);
  expect(screen.queryByRole('textbox', { name: 'City' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Brands may send me products' }));
  return user;
}

/** Replaces the country in its field, as by typing and Tab. */
async function chooseCountry(user: User, name: string) {
  await user.tripleClick(await combo('Country'));
  await user.paste(name);
  await user.tab();
}

/** Fills in the fields whose values do not depend on the country. */
async function fillAddress(user: User) {
  await user.type(await box('Street and number'), '1');
  await user.type(await box('City'), 'C');
  await user.type(await box('Phone for the courier'), '+852 5123 4567');
}

/** Returns the profile as the server has stored it. */
async function readProfile(account: string) {
  const { db } = portal().server.services;
  const profiles = db.selectFrom('profiles').selectAll().where('account_id', '=', account);
  return profiles.executeTakeFirstOrThrow();
}

/** Presses the “Save” button of a form, by its position on the page. */
async function save(user: User, at = 0) {
  const button = getButton('Save', at);
  if (button) await user.click(button);
}

describe('personal details', () => {
  test('show the specified messages, and send nothing while fields are invalid', async () => {
    const user = await open('personal');
    const fields = [
      await box('Display name'),
      await box('Legal name'),
      await box('Year of birth'),
      await combo('Country'),
      await box('City'),
    ];
    for (const field of fields) await user.clear(field);
    await save(user);
    for (const field of fields) expect(field).toShowError(required);
    const [name, legal, year, country, city] = fields as [HTMLElement, ...HTMLElement[]];
    await user.click(name);
    await user.paste('x'.repeat(81));
    expect(name).toShowError('Display name is not valid.');
    await user.clear(name);
    expect(name).toShowError(required);
    await user.type(name, '李');
    expect(name).not.toBeInvalid();
    await user.type(legal as HTMLElement, 'x');
    await user.click(legal as HTMLElement);
    await user.paste('x'.repeat(121));
    expect(legal).toShowError('Legal name is not valid.');
    await user.type(year as HTMLElement, '1899');
    expect(year).toShowError('The minimum Year of birth is 1900.');
    await user.clear(year as HTMLElement);
    const thisYear = new Date().getFullYear();
    await user.type(year as HTMLElement, String(thisYear - 11));
    // The youngest users turn 18 this year.
    expect(year).toShowError(`The maximum Year of birth is ${thisYear - 18}.`);
    await user.click(country as HTMLElement);
    await user.paste('Atlantis');
    await user.tab();
    expect(country).toShowError('Country is not valid.');
    await user.click(city as HTMLElement);
    await user.paste('x'.repeat(81));
    expect(city).toShowError('City is not valid.');
    expect(portal().network.calls).not.toContain('POST /api/profile');
  });

  test('are saved on their own, and unsaved changes stay on this device', async () => {
    const user = await open('personal');
    const city = await box('City');
    await user.clear(city);
    await user.type(city, 'Johor');
    await expectVisible('Unsaved changes');
    await open('personal');
    const restored = await box('City');
    await waitFor(() => expect(restored).toHaveValue('Johor'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(restored).toHaveValue('Singapore'));
    await user.type(await box('City'), ' East');
    await save(user);
    await expectVisible('Saved.');
    await open('personal');
    expect(await box('City')).toHaveValue('Singapore East');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test.each(['🦊', '\u200e李\u200f'])('take %j as a display name', async (text) => {
    const user = await open('personal');
    const name = await box('Display name');
    await user.clear(name);
    await save(user);
    expect(name).toShowError(required);
    await user.click(name);
    await user.paste(text);
    expect(name).not.toBeInvalid();
    await save(user);
    await expectVisible('Saved.');
    expect(name).not.toBeInvalid();
  });

  test('reject a name that reorders the page or is invisible, until it is corrected', async () => {
    const user = await open('personal');
    const name = await box('Display name');
    // A right-to-left override, a Hangul filler, and a zero-width space with a blank Braille pattern.
    for (const text of ['\u202eayaM', '\u3164', '\u200b\u2800']) {
      await user.clear(name);
      await user.click(name);
      await user.paste(text);
      await save(user);
      await waitFor(() => expect(name).toShowError('Display name is not valid.'));
      await user.clear(name);
      await user.type(name, '李');
      expect(name).not.toBeInvalid();
    }
  });

  test('show the server’s error at its field', async () => {
    const user = await open('personal');
    const stop = portal().interrupt(/^\/api\/profile$/, {
      status: 422,
      body: { errors: { city: 'City is unknown.' } },
    });
    await save(user);
    expect(await box('City')).toShowError('City is unknown.');
    stop();
  });
});

test('content requires one to five categories and a language, and limits the bio', async () => {
  const user = await open('content');
  const categories = await combo('Categories');
  for (const name of ['Beauty', 'Comedy', 'Family']) {
    await user.type(categories, name);
    await user.tab();
  }
  // The demo user has three categories already, and five are allowed.
  expect(categories).toShowError('Categories is not valid.');
  for (const row of ['Beauty', 'Comedy', 'Family', 'Food', 'Lifestyle', 'Travel']) {
    const remove = within(screen.getByRole('row', { name: row })).getByRole('button');
    await user.click(remove);
  }
  for (const row of ['English', 'Simplified Chinese']) {
    await user.click(within(screen.getByRole('row', { name: row })).getByRole('button'));
  }
  const bio = await box('About your work');
  await user.click(bio);
  await user.paste('x'.repeat(501));
  await save(user);
  expect(categories).toShowError(required);
  expect(await combo('Languages')).toShowError(required);
  expect(bio).toShowError('About your work is not valid.');
});

test('rates are added, validated, saved and removed', async () => {
  const user = await open('content', 'fresh');
  await user.click(screen.getByRole('button', { name: 'Add a rate' }));
  // The rates are the second form of the section.
  await save(user, 1);
  const amount = await box('Amount');
  expect(amount).toShowError(required);
  await user.type(amount, '1000000.01');
  expect(amount).toShowError('The maximum Amount is 1,000,000.00.');
  await user.clear(amount);
  await user.type(amount, '120');
  for (const [field, option] of [
    [/Platform/, 'TikTok'],
    [/Content type/, 'Video'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await save(user, 1);
  await expectVisible('Saved.');
  const rates = async () => JSON.parse((await readProfile('account-fresh')).rates_json) as unknown;
  await waitFor(async () =>
    expect(await rates()).toEqual([
      { platform: 'tiktok', content_type: 'video', amount: { amount: 12_000, currency: 'USD' } },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Rate 1' }));
  await save(user, 1);
  await waitFor(async () => expect(await rates()).toEqual([]));
});

test('a shipping address is required in full or not at all', async () => {
  const user = await openShipping();
  await save(user);
  const names = ['Street and number', 'Postcode', 'City', 'Phone for the courier'];
  for (const name of names) expect(await box(name)).toShowError(required);
  // Name and country come from the profile.
  expect(await box('Name on the parcel')).not.toHaveValue('');
  await user.clear(await box('Name on the parcel'));
  await user.clear(await combo('Country'));
  await user.tab();
  expect(await box('Name on the parcel')).toShowError(required);
  expect(await combo('Country')).toShowError(required);
  const postcode = await box('Postcode');
  await user.type(postcode, '12');
  expect(postcode).toShowError('The Postcode is invalid.');
  const phone = await box('Phone for the courier');
  await user.type(phone, '12');
  await user.tab();
  expect(phone).toShowError('The Phone for the courier is invalid.');
});

test('the country of a shipping address determines whether it has a postcode, and in which format', async () => {
  const user = await openShipping();
  await chooseCountry(user, 'UK');
  expect(await combo('Country')).toHaveValue('United Kingdom');
  const postcode = await box('Postcode');
  await user.type(postcode, '10115');
  await user.tab();
  expect(postcode).toShowError('The Postcode is invalid.');
  await user.clear(postcode);
  await user.type(postcode, 'sw1a1aa');
  expect(postcode).not.toBeInvalid();
  await chooseCountry(user, 'Hong Kong');
  expect(screen.queryByRole('textbox', { name: 'Postcode' })).not.toBeInTheDocument();
  await user.type(await box('Name on the parcel'), '李');
  await fillAddress(user);
  await save(user);
  await expectVisible('Saved.');
  const { shipping_json } = await readProfile('account-approved');
  expect(JSON.parse(shipping_json ?? '')).toMatchObject({ country: 'HK', postcode: '' });
});

test('a shipping address shows what the server refuses at its field', async () => {
  const user = await openShipping('fresh');
  const name = await box('Name on the parcel');
  await user.type(name, '李');
  await chooseCountry(user, 'Hong Kong');
  await fillAddress(user);
  const stop = portal().interrupt(/^\/api\/profile$/, {
    status: 422,
    body: { errors: { 'shipping.name': 'Name is not valid.' } },
  });
  await save(user);
  await waitFor(() => expect(name).toShowError('Name is not valid.'));
  stop();
});

describe('contact details', () => {
  test('before the address is changed, the user must confirm again if the last confirmation is old', async () => {
    await portal().visit('/profile', { as: 'approved' });
    const { clock, db } = portal().server.services;
    await db.updateTable('sessions').set({ proved_at: 0 }).execute();
    cleanup();
    const user = await portal().visit('/profile/edit?section=contact');
    await user.click(await screen.findByRole('button', { name: 'Change address' }));
    await expectVisible('First confirm that it is you.');
    clock.advance(1000);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await box('Code'), await codeFor('approved@demo.test'));
    expect(await box('New email address')).toHaveFocus();
  });

  test('a new email address is verified by a code', async () => {
    const user = await open('contact', 'fresh');
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    const email = await box('New email address');
    expect(email).toHaveFocus();
    await user.click(getButton('Send code') as HTMLElement);
    expect(email).toShowError(required);
    await user.type(email, 'jonas@');
    expect(email).toShowError('Email is not valid.');
    await user.type(email, 'new.test');
    await user.click(getButton('Send code') as HTMLElement);
    const code = await box('Code');
    await user.type(code, '12345');
    await user.click(screen.getByRole('button', { name: 'Use this address' }));
    expect(code).toShowError('The Code must be 6 digits number.');
    await user.clear(code);
    await user.type(code, await codeFor('jonas@new.test'));
    await expectVisible(/Email address changed/);
    expect(screen.getByText('jonas@new.test')).toBeVisible();
    expect(getButton('Change address')).toHaveFocus();
  });

  test('a new phone number is verified by a code', async () => {
    const user = await open('contact');
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    const phone = await box('Phone number');
    await user.type(phone, '+65 8123 4567');
    await user.click(getButton('Send code') as HTMLElement);
    await user.type(await box('Code'), await codeFor('+6581234567'));
    await expectVisible('Phone number confirmed.');
    await expectVisible(/\+65 •••• 4567/);
  });

  test('a new password requires a code, and signs out other devices', async () => {
    const other = await portal().server.signedIn('arabic');
    const user = await portal().visit('/profile/edit?section=contact', { as: 'arabic' });
    await screen.findByRole('tabpanel');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const password = await screen.findByLabelText<HTMLInputElement>('New password');
    const name = password.form?.querySelector('[autocomplete="username"]');
    expect(name).toHaveValue('arabic@demo.test');
    expect(screen.getByText(/^We sent a code to/)).toHaveTextContent('arabic@demo.test');
    await user.type(await box('Code'), await codeFor('arabic@demo.test'));
    await user.type(password, 'short');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(password).toShowError('New password is not valid.');
    await user.clear(password);
    await user.type(password, 'a walk along the sea');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await expectVisible(/Password changed/);
    expect((await other.get('/api/user')).status).toBe(401);
  });
});

test('the language is saved and applied at once', async () => {
  publishCatalogs(portal().network);
  const user = await open('preferences');
  await user.click(await screen.findByRole('radio', { name: '简体中文' }));
  await save(user);
  await screen.findByText('Saved.');
  expect(localStorage.getItem('locale')).toContain('zh-Hans');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'zh-Hans'));
  const account = await portal()
    .server.services.db.selectFrom('accounts')
    .select('locale')
    .where('id', '=', 'account-approved')
    .executeTakeFirst();
  expect(account?.locale).toBe('zh-Hans');
});
