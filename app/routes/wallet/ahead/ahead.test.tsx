import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSpeech } from '../../../../design-system/testing/recordSpeech.ts';
import { expectVisible } from '../../../testing/expectVisible.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { toDay } from './aheadDays.ts';

const portal = openPortal();
const ahead = '/dashboard?tab=wallet&view=ahead';

/** Finds the row of an amount by the title of its job. */
const findRow = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') as HTMLElement;
/** Returns the queries within the row of an amount. */
const findLine = async (name: string) => within(await findRow(name));

test('each amount has its job, its date or the reason without one, and how to be paid earlier; late and held ones come first', async () => {
  await portal().visit(ahead, { as: 'approved' });
  const work = await findLine('Lap diary: forty minutes at the public pool');
  expect(work.getByText('$ 260.00')).toBeVisible();
  expect(await findRow('Lap diary: forty minutes at the public pool')).toHaveTextContent(
    /Draft: due \w{3} \d/,
  );
  expect(work.getByText('Depends on you')).toBeVisible();
  expect(work.getByRole('link', { name: 'Submit earlier to be paid earlier' })).toHaveAttribute(
    'href',
    '/jobs/tidal-lap-diary/submission',
  );
  const moved = await findLine('Golden hour at eleven at night');
  expect(moved.getByText('Certain')).toBeVisible();
  expect(await findRow('Golden hour at eleven at night')).toHaveTextContent(
    /Moved from \w{3} .*: A public holiday/,
  );
  const inWallet = await findLine('New tricks for an old dog');
  expect(inWallet.getByRole('link', { name: 'Withdraw now' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet&withdraw=1',
  );
  const [first] = await screen.findAllByRole('heading', {
    level: 2,
    name: /Late or on hold|By /,
  });
  expect(first).toHaveTextContent('Late or on hold');
  const held = await findLine('Cold brew, hot take');
  expect(held.getByText('On hold')).toBeVisible();
  const late = await findLine('One day at the shelter');
  expect(late.getByText('Late')).toBeVisible();
  expect(late.getByText(/^Was due/)).toBeVisible();
});

test('an invalid day in the address is ignored, and the sums of another day are announced', async () => {
  const user = await portal().visit(`${ahead}&by=soon`, { as: 'approved' });
  // Both payments whose day is fixed: $ 210.00 and $ 105.00.
  await waitFor(() =>
    expect(screen.getAllByText('Certain')[0]?.closest('dl')).toHaveTextContent('$ 315.00'),
  );
  const field = await screen.findByRole('group', { name: 'In your bank by' });
  const speech = recordSpeech();
  const [first] = within(field).getAllByRole('spinbutton');
  const [year = '', month = '', day = ''] = toDay(Date.now()).split('-');
  await user.click(first as HTMLElement);
  await user.keyboard(`${day}${month}${year}`);
  await waitFor(() => expect(location.search).toContain(`by=${year}-${month}-${day}`));
  await waitFor(() =>
    expect(
      speech
        .heard()
        .map(({ text }) => text)
        .join('\n'),
    ).toContain('Certain$ 0.00'),
  );
  speech.stop();
});

test('the head of the money ahead is its own answer, with the button in its place', async () => {
  await portal().visit(ahead, { as: 'approved' });
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  const head = within(button.closest('[data-card]') as HTMLElement);
  expect(head.getByRole('group', { name: 'In your bank by' })).toBeVisible();
  expect(head.getByText(/^If you withdraw each amount when it arrives/)).toBeVisible();
  expect(screen.queryByText('Available')).toBeNull();
});

test('without upcoming money, a message is shown', async () => {
  await portal().visit(ahead, { as: 'fresh' });
  await expectVisible('No money ahead');
});

test('an error is shown if the wallet cannot be loaded', async () => {
  portal().interrupt(/summary.wallet$/, { status: 500 });
  await portal().visit(ahead, { as: 'approved' });
  await expectVisible('The wallet could not be loaded.');
});

test('while the payout method does not work, money has no day, but a link for correcting the method', async () => {
  const { db } = portal().server.services;
  const setStatus = (status: 'active' | 'rejected') =>
    db
      .updateTable('payout_methods')
      .set({ status })
      .where('account_id', '=', 'account-approved')
      .execute();
  await setStatus('rejected');
  await portal().visit(ahead, { as: 'approved' });
  const certain = await findLine('Golden hour at eleven at night');
  expect(certain.getByText('Your payout method does not work')).toBeVisible();
  expect(certain.getByRole('link', { name: 'Correct payout method' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Without a day' })).toBeVisible();
  await setStatus('active');
});

test('a late payment has the same state and new day in Ahead, in the wallet and on the dashboard', async () => {
  await portal().visit(ahead, { as: 'disputes' });
  const line = await findRow('One day at the shelter');
  expect(line).toHaveTextContent(/New day \w{3} \d+ \w{3}/);
  expect(line).toHaveTextContent('Late');
  const [day = ''] = /New day \w{3} \d+ \w{3}/.exec(line.textContent ?? '') ?? [];
  await portal().visit('/dashboard?tab=wallet', { as: 'disputes' });
  const row = (await screen.findByRole('link', { name: 'One day at the shelter' })).closest('tr');
  expect(row).toHaveTextContent(`Late${day}`);
  await portal().visit('/dashboard', { as: 'disputes' });
  const card = await screen.findByRole('list', { name: 'Money ahead' });
  expect(card).toHaveTextContent(day.replace(/New day \w+ /, ''));
  expect(within(card).getAllByText('late').length).toBeGreaterThan(0);
});

test('money that waits for the setup depends on the user, with its sum, and for the same reason as in the wallet', async () => {
  await portal().visit(ahead, { as: 'disputes' });
  const stat = await waitFor(() => {
    const list = screen.getAllByText('Depends on you')[0]?.closest('dl');
    expect(list).toHaveTextContent('$ 300.00');
    return within(list as HTMLElement);
  });
  // Neither the phone number nor a payout method is there: all pages begin with the same.
  expect(stat.getByRole('link', { name: 'Verify your phone number' })).toBeVisible();
  await portal().visit('/dashboard?tab=wallet', { as: 'disputes' });
  await expectVisible('Your phone number is not verified');
});
