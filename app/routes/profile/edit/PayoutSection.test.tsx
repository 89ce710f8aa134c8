import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { thin } from '../../../../design-system/testing/isLongRun.ts';
import { lastCode } from '../../../../server/testing/readCodes.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { expectVisible } from '../../../testing/expectVisible.ts';

const portal = openPortal();
// Skips the resend pause, which other tests cover.
beforeEach(() => portal().server.services.clock.advance(3_600_000));

async function open() {
  const user = await portal().visit('/profile/edit?section=payout', { as: 'fresh' });
  await screen.findByRole('tabpanel');
  return user;
}
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const combo = (name: string) => screen.findByRole('combobox', { name });
const codeFor = (recipient: string) => lastCode(portal().server.services.db, recipient);
const required = 'This field is required.';

/** Replaces the country in its field, as by typing and Tab. */
async function chooseCountry(user: Awaited<ReturnType<typeof open>>, name: string) {
  await user.tripleClick(await combo('Country of the bank'));
  await user.paste(name);
  await user.tab();
}

describe('a payout method', () => {
  test('asks for the name in Latin letters where the legal name has others, and does not guess it', async () => {
    const { db } = portal().server.services;
    const setName = (legal_name: string) =>
      db
        .updateTable('profiles')
        .set({ legal_name })
        .where('account_id', '=', 'account-fresh')
        .execute();
    const { legal_name: before } = await db
      .selectFrom('profiles')
      .select('legal_name')
      .where('account_id', '=', 'account-fresh')
      .executeTakeFirstOrThrow();
    await setName('李小龙');
    const user = await open();
    const holder = await box('Account holder');
    expect(
      screen.getByText(/^After you save, withdrawals are locked for 72 hours\./),
    ).toBeVisible();
    expect(holder).toHaveValue('');
    expect(holder).toHaveAccessibleDescription(/in Latin letters, as your bank has it/);
    await user.type(holder, '李小龙');
    await user.tab();
    const wrong = 'Enter the name in Latin letters, as your bank has it.';
    expect(holder).toShowError(wrong);
    await user.clear(holder);
    await user.type(holder, 'Bruce Lee');
    expect(holder).not.toShowError(wrong);
    // PayPal pays to an address, so the name can be in any letters.
    await user.clear(holder);
    await user.type(holder, '李小龙');
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(await box('Account holder')).not.toHaveAccessibleErrorMessage();
    await setName(before);
  });

  test('is validated before a code is requested', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('button', { name: /Bank/ })).toHaveAccessibleDescription(/required/);
    const account = await box('Account number');
    expect(account).toShowError(required);
    await user.type(account, '12 345');
    expect(account).toShowError('The Account number is invalid.');
    await chooseCountry(user, 'Germany');
    expect(await box('IBAN')).toShowError('The IBAN is invalid.');
    expect(screen.queryByRole('textbox', { name: 'SWIFT code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'PayPal' }));
    const email = await box('PayPal email');
    await user.type(email, 'jonas@');
    expect(email).toShowError('Email is not valid.');
    expect(portal().network.calls).not.toContain('POST /api/request/otp');
  });

  // The wrong codes are too short, have a wrong check digit (USA) or no zero as the fifth character (India). The right codes are typed with
  // separators, and in India with the letter O for zero.
  // A short run has a code of digits and one of letters; payout.test.ts has the rules of each country.
  test.each(
    thin(
      [
        ['UK', 'Account number or IBAN', 'text', 'Sort code', 'numeric', '20-00-0', '20-00-00'],
        [
          'USA',
          'Account number',
          'numeric',
          'Routing number',
          'numeric',
          '021000022',
          '0210 0002 1',
        ],
        ['Australia', 'Account number', 'numeric', 'BSB', 'numeric', '062', '062-000'],
        ['India', 'Account number', 'numeric', 'IFSC', 'text', 'HDFC1000053', 'hdfc o000053'],
        [
          'Canada',
          'Account number',
          'numeric',
          'Transit and institution number',
          'numeric',
          '00012',
          '00012-003',
        ],
      ] as const,
      3,
    ),
  )(
    'in %s has %s and the other fields that its banks use',
    async (country, label, keyboard, code, codeKeyboard, wrong, right) => {
      const user = await open();
      await chooseCountry(user, country);
      expect(await box(label)).toHaveAttribute('inputmode', keyboard);
      const field = await box(code);
      expect(field).toHaveAttribute('inputmode', codeKeyboard);
      await user.type(field, wrong);
      await user.tab();
      expect(field).toShowError(`The ${code} is invalid.`);
      await user.clear(field);
      await user.type(field, right);
      expect(field).not.toHaveAccessibleErrorMessage();
      const swift = await box('SWIFT code');
      await user.type(swift, 'nope');
      await user.tab();
      expect(swift).toShowError('The SWIFT code is invalid.');
      await user.clear(swift);
      await user.type(swift, 'ingd deff');
      expect(swift).not.toHaveAccessibleErrorMessage();
      expect(swift).toHaveAccessibleDescription(/This code is of a bank in Germany\./);
    },
  );

  test('with an IBAN needs no bank code, and an IBAN of another country is refused with the reason', async () => {
    const user = await open();
    await chooseCountry(user, 'UK');
    const account = await box('Account number or IBAN');
    await user.click(account);
    await user.paste('DE89 3704 0044 0532 0130 00');
    expect(account).toShowError(
      'This IBAN is of an account in another country. Change the country of the bank.',
    );
    expect(screen.queryByRole('textbox', { name: 'Sort code' })).not.toBeInTheDocument();
    await chooseCountry(user, 'Germany');
    const iban = await box('IBAN');
    expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
    expect(iban).not.toHaveAccessibleErrorMessage();
    expect(iban).toHaveAttribute('inputmode', 'text');
    expect(iban).toHaveAccessibleDescription(/22 letters and digits that begin with DE/);
    // The IBAN names the bank, so nothing else is missing.
    expect(screen.queryByRole('button', { name: /^Bank/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await box('Code'), await codeFor('fresh@demo.test'));
    await expectVisible('IBAN •••3000');
    const { db } = portal().server.services;
    await db.deleteFrom('payout_methods').where('account_id', '=', 'account-fresh').execute();
  });

  test('is corrected without entering its other details again', async () => {
    const user = await portal().visit('/profile/edit?section=payout&field=account_number', {
      as: 'approved',
    });
    await user.type(await box('Account number'), '072-123482-9');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await box('Code'), await codeFor('+6581234821'));
    await expectVisible('DBS •••4829');
  });

  test('is saved with a code, which is requested only if the holder has the legal name', async () => {
    const user = await open();
    await user.click(await screen.findByRole('radio', { name: 'PayPal' }));
    await user.type(await box('PayPal email'), 'jonas@pay.test');
    const holder = await box('Account holder');
    await user.clear(holder);
    await user.type(holder, 'Ana Berg');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await box('Account holder')).toShowError(
      'Enter your legal name, Jonas Berg. Payouts to other names fail.',
    );
    await user.clear(await box('Account holder'));
    await user.type(await box('Account holder'), 'Jonas Berg');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await box('Code'), await codeFor('fresh@demo.test'));
    await expectVisible('PayPal j•••@pay.test');
    expect(screen.getByText('Being verified')).toBeVisible();
    // A day in words cannot be read as another, and the method was not changed, but added.
    expect(screen.getByText(/^Withdrawals are locked until/)).toHaveTextContent(
      /until \w{3} \d{1,2} \w{3,4}, \d\d:\d\d [AP]M\. We check your payout method by then\. .* added or changed/,
    );
    const requests = portal().network.calls.filter((call) => call === 'POST /api/request/otp');
    expect(requests).toHaveLength(1);
  });
});
