import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../../server/database/transaction.ts';
import { creditBonus } from '../../../../server/domain/money/bonus.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { expectVisible } from '../../../testing/expectVisible.ts';

const portal = openPortal();
const section = '/profile/edit?section=contact';

/** Credits a bonus to the account `fresh`. */
const credit = (amount: string) => {
  const { db, clock } = portal().server.services;
  const bonus = { email: 'fresh@demo.test', amount, subject: 'Thanks', now: clock.now() };
  return inTransaction(db, (tx) => creditBonus(tx, bonus));
};

/** Opens the section and presses “Close account…”. */
const startClosing = async (name: 'approved' | 'fresh') => {
  const user = await portal().visit(section, { as: name });
  await user.click(await screen.findByRole('button', { name: 'Close account…' }));
  return user;
};

test('an account with money to settle lists each amount with its page, and has no button to close it', async () => {
  await startClosing('approved');
  await expectVisible('Your account cannot be closed yet');
  const list = within(screen.getByRole('list', { name: 'To settle first' }));
  expect(list.getByRole('link', { name: /in your wallet$/ })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet&withdraw=1',
  );
  expect(list.getAllByText(/Available from/).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
});

test('an account is closed after consent and a confirmation in which “Keep account” has the focus, and can be kept afterwards', async () => {
  await portal().signIn('fresh');
  await credit('3.20');
  localStorage.setItem('draft:account-fresh:contact', '{}');
  localStorage.setItem('draft:account-other:contact', '{}');
  const user = await startClosing('fresh');
  const start = await screen.findByRole('button', { name: 'Close account' });
  await user.click(start);
  expect(screen.getByText('This field is required.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /I give up the \$ 3.20/ }));
  await user.click(start);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close your account?' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep account' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Close account' }));
  await expectVisible(/Your account closes in 14 days/);
  await waitFor(() => expect(location.pathname).toBe('/signin'));
  expect(localStorage.getItem('draft:account-fresh:contact')).toBeNull();
  expect(localStorage.getItem('draft:account-other:contact')).not.toBeNull();
  localStorage.removeItem('draft:account-other:contact');
  await portal().visit('/jobs', { as: 'fresh' });
  await expectVisible('Your account is being closed');
  expect(location.pathname).toBe('/error-401');
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  await expectVisible('Your account stays open.');
});

test('money that arrives while the confirmation is open is not given up without consent', async () => {
  const user = await startClosing('fresh');
  const start = await screen.findByRole('button', { name: 'Close account' });
  for (const box of screen.queryAllByRole('checkbox', { name: /I give up/ })) await user.click(box);
  const consents = screen.queryByText(/I give up the/)?.textContent;
  await user.click(start);
  const dialog = within(await screen.findByRole('alertdialog'));
  await credit('1.10');
  // The page behind the dialog reads the plan again.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText(/I give up the/).textContent).not.toBe(consents);
  });
  await user.click(dialog.getByRole('button', { name: 'Close account' }));
  await expectVisible(() => dialog.getByText(/^Something has changed/));
  expect(portal().network.hasSession).toBe(true);
});

test('what has changed meanwhile is shown before the account can be closed', async () => {
  const user = await startClosing('fresh');
  const start = await screen.findByRole('button', { name: 'Close account' });
  await credit('50');
  await user.click(screen.getByRole('checkbox', { name: /I give up/ }));
  await user.click(start);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('Your account cannot be closed yet')).toBeInTheDocument();
  expect(portal().network.hasSession).toBe(true);
});

test('closing asks for a code first if the user was confirmed too long ago', async () => {
  await portal().signIn('yen');
  portal().server.services.clock.advance(60 * 60_000);
  const user = await portal().visit(section);
  await user.click(await screen.findByRole('button', { name: 'Close account…' }));
  await expectVisible('First confirm that it is you.');
});
