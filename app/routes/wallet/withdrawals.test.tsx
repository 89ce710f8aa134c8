import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '../../../server/durations.ts';
import { requestDirectly } from '../../../server/testing/withdrawals.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { expectVisible } from '../../testing/expectVisible.ts';
import { openPortal } from '../../testing/portal.tsx';
import { advance, endOpenWithdrawals } from '../../testing/withdrawals.ts';

const portal = openPortal();
const accountId = 'account-approved';
const list = '/dashboard?tab=wallet&view=withdrawals';

/** Requests a withdrawal by a call, a minute after the previous one, so that it is the newest of the list. */
async function request(amount: number) {
  portal().server.services.clock.advance(minute);
  return requestDirectly(portal().server.services, accountId, { amount });
}

// The tests share one server, which allows an account one open withdrawal.
beforeEach(() => endOpenWithdrawals(portal(), accountId));
afterEach(() => void vi.useRealTimers());

type User = Awaited<ReturnType<ReturnType<typeof portal>['visit']>>;

/** Chooses “Cancel” in the menu of a withdrawal. */
async function chooseCancel(user: User, reference: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${reference}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
}

/** Waits until the row of a withdrawal shows a text. */
async function findRow(reference: string, text: string | RegExp): Promise<HTMLElement> {
  const find = () => screen.getByRole('row', { name: new RegExp(reference) });
  await waitFor(() => expect(find()).toHaveTextContent(text));
  return find();
}

test('every withdrawal is listed with amount, fee, net, method, state and date, and can be filtered by state', async () => {
  const user = await portal().visit(list, { as: 'approved' });
  const table = within(await screen.findByRole('grid', { name: 'Withdrawals' }));
  // The newest withdrawal of the demo data was cancelled. Cancelled withdrawals cost no fee.
  const [, newest] = table.getAllByRole('row');
  expect(newest).toHaveTextContent(
    /^\w{3} \d{1,2} \w{3,4}( \d{4})?, to DBS •••4821W-\w{8}Cancelled.*\$ 250\.00/,
  );
  expect(newest).not.toHaveTextContent('fee');
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/\d+\.\d{2} \+ \D+0\.50 feeIn your bank/),
  );
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Failed' }));
  // The headings and one withdrawal.
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 1));
  expect(location.search).toBe('?tab=wallet&view=withdrawals&state=failed');
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name: 'Returned' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Returned'));
  expect(location.search).toBe('?tab=wallet&view=withdrawals&state=returned');
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1);
  const returned = screen.getAllByRole('row')[1];
  expect(returned).toHaveTextContent(
    /The bank has blocked the account\. .*\. \$ 200\.00 is back in your wallet\.Returned/,
  );
  expect(screen.queryByRole('link', { name: 'Withdraw again' })).toBeNull();
});

test('a withdrawal that is not processed is cancelled after a confirmation', async () => {
  const { reference } = await request(4000);
  const user = await portal().visit(list, { as: 'approved' });
  await chooseCancel(user, reference);
  const dialog = within(await screen.findByRole('alertdialog', { name: /Cancel withdrawal/ }));
  expect(dialog.getByText(/\$ 40\.00/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await chooseCancel(user, reference);
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
  await expectVisible(/The money is back in your wallet/);
  expect(await findRow(reference, /Cancelled/)).toBeVisible();
  expect(screen.queryByRole('button', { name: `Actions for ${reference}` })).toBeNull();
});

test('a withdrawal that was processed meanwhile is not cancelled, and its state is shown', async () => {
  const { reference } = await request(4000);
  const user = await portal().visit(list, { as: 'approved' });
  await chooseCancel(user, reference);
  await advance(portal(), reference, ['process']);
  await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
  await expectVisible(/It is now on the way/);
  expect(await findRow(reference, /On the way.*In your bank by/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
});

test('a cancellation whose response is lost can be repeated', async () => {
  const { reference } = await request(4000);
  const user = await portal().visit(list, { as: 'approved' });
  await chooseCancel(user, reference);
  const restore = portal().network.loseResponses(/^POST \/api\/request\/withdrawal/);
  const confirm = await screen.findByRole('button', { name: 'Cancel withdrawal' });
  await user.click(confirm);
  await expectVisible(/The server did not respond/);
  restore();
  await user.click(confirm);
  expect(await findRow(reference, /Cancelled/)).toBeVisible();
});

test('a failed withdrawal shows why, links to the field to correct, which has the focus, and offers to withdraw again', async () => {
  const { reference } = await request(4000);
  await advance(portal(), reference, ['process'], ['fail', 'AC01']);
  let user = await portal().visit(list, { as: 'approved' });
  const row = within(await findRow(reference, /Failed/));
  expect(row.getByText(/does not know the account number/)).toBeVisible();
  expect(row.getByText(/is back in your wallet/)).toBeVisible();
  const againLink = await screen.findByRole('link', { name: 'Withdraw again' });
  expect(againLink).toHaveAttribute('href', `${list.replace('&', '&withdraw=1&')}&currency=USD`);
  await user.click(await screen.findByRole('link', { name: 'Correct the account number' }));
  const field = await screen.findByRole('textbox', { name: /Account number/ });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(/does not know the account number/);
  // A working method needs no correction.
  await portal()
    .server.services.db.updateTable('payout_methods')
    .set({ status: 'active', reason: null })
    .where('account_id', '=', accountId)
    .execute();
  user = await portal().visit(list);
  await findRow(reference, /Failed/);
  await user.click(await screen.findByRole('link', { name: 'Withdraw again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  expect(await dialog.findByRole('textbox', { name: /^Amount/ })).toHaveValue('40.00');
  expect(screen.queryByText('Correct the account number')).toBeNull();
});

test('if the list cannot be loaded, the balance is shown, and an error below it', async () => {
  portal().interrupt(/payment\/withdrawal/);
  await portal().visit(list, { as: 'approved' });
  const balance = await screen.findByText('Available');
  const error = await screen.findByText('Your withdrawals could not be loaded.');
  expect(balance.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('if the list cannot be loaded again, its rows stay below the error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  // Open withdrawals are polled.
  await request(4000);
  await portal().visit(list, { as: 'approved' });
  const grid = await screen.findByRole('grid', { name: 'Withdrawals' });
  const rows = within(grid).getAllByRole('row').length;
  portal().interrupt(/payment\/withdrawal/);
  await advancePolling(portal(), 5_000);
  const error = await screen.findByText('Your withdrawals could not be loaded.');
  expect(within(grid).getAllByRole('row')).toHaveLength(rows);
  expect(error.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('an empty list explains what it will have, also with a filter', async () => {
  await portal().visit(list, { as: 'fresh' });
  await expectVisible(/No withdrawals yet/);
  await portal().visit(`${list}&state=paid`);
  await expectVisible('No results match these filters');
});

test('an open withdrawal is polled, and its payment is announced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { reference } = await request(4000);
  await portal().visit(list, { as: 'approved' });
  await findRow(reference, /Requested/);
  await advance(portal(), reference, ['process'], ['pay']);
  await advancePolling(portal(), 5_000);
  await expectVisible(() => screen.getByText(`Withdrawal ${reference} was sent to your bank.`));
  expect(await findRow(reference, /Sent to your bank.*In your bank by/)).toBeVisible();
});
