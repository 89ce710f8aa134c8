import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { day, minute } from '../../../../server/durations.ts';
import type { WithdrawalBlock } from '../../../../contract/schemas/wallet.ts';
import { requestDirectly } from '../../../../server/testing/withdrawals.ts';
import { readCode, skipResendPause } from '../../../testing/codes.ts';
import { openPortal } from '../../../testing/portal.tsx';
import { endOpenWithdrawals, findOpenWithdrawals } from '../../../testing/withdrawals.ts';
import { expectVisible } from '../../../testing/expectVisible.ts';

const portal = openPortal();
const accountId = 'account-approved';
const phone = '+6581234821';
const address = '/dashboard?tab=wallet&withdraw=1';
const request = 'POST /api/request/withdrawal';

const db = () => portal().server.services.db;
/** Changes the user's payout method in the database. */
const setMethod = (change: object) =>
  db().updateTable('payout_methods').set(change).where('account_id', '=', accountId).execute();
const setAccount = (change: object) =>
  db().updateTable('accounts').set(change).where('id', '=', accountId).execute();
const findOpen = () => findOpenWithdrawals(portal(), accountId);
/** Returns how often the page has requested a withdrawal. */
const countCalls = () => portal().network.calls.filter((call) => call === request).length;

// The tests share one server, which allows an account one open withdrawal.
beforeEach(async () => {
  skipResendPause(portal());
  await endOpenWithdrawals(portal(), accountId);
});

/** Enters an amount and continues to the code. */
async function enterAmount(user: UserEvent, amount: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: /Amount/ });
  await user.clear(field);
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Enters the code that was sent, whose last digit withdraws. */
async function enterCode(user: UserEvent, recipient = phone): Promise<void> {
  const field = await screen.findByRole('textbox', { name: /Code/ });
  await user.clear(field);
  await user.type(field, await readCode(portal(), recipient));
}

test('the amount is limited to the minimum and the balance, and the whole balance can be withdrawn', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await user.click(await screen.findByRole('link', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  await enterAmount(user, '5');
  expect(dialog.getByText('The minimum Amount is 10.00.')).toBeVisible();
  await enterAmount(user, '800');
  expect(dialog.getByText('The maximum Amount is 780.00.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use all' }));
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('780.00');
  expect(dialog.getByText('$ 779.50')).toBeVisible();
});

test('two quick presses open one dialog, which closes at once', async () => {
  const user = await portal().visit('/dashboard?tab=wallet', { as: 'approved' });
  await user.dblClick(await screen.findByRole('button', { name: 'Withdraw' }));
  await expectVisible(() => screen.getByRole('dialog', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?tab=wallet');
});

test('a lost response is resolved by sending the same request again, which never pays twice', async () => {
  let user = await portal().visit(address, { as: 'approved' });
  await enterAmount(user, '30');
  const restore = portal().network.loseResponses(/^POST \/api\/request\/withdrawal/);
  await enterCode(user);
  await expectVisible(/we do not know whether your withdrawal/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(countCalls()).toBe(2));
  user = await portal().visit(location.pathname + location.search);
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  restore();
  await user.click(tryAgain);
  await expectVisible(() => screen.getByRole('dialog', { name: 'Withdrawal requested' }));
  expect(await findOpen()).toHaveLength(1);
});

test('a request that never arrived is explained, and needs a new code', async () => {
  const user = await portal().visit(address, { as: 'approved' });
  await enterAmount(user, '31');
  const restore = portal().interrupt(/request\/withdrawal/);
  await enterCode(user);
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  restore();
  // The proof that the code was exchanged for is valid for ten minutes.
  portal().server.services.clock.advance(20 * minute);
  await user.click(tryAgain);
  expect(await screen.findByRole('textbox', { name: /Amount/ })).toHaveValue('31.00');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(await findOpen()).toHaveLength(0);
});

test('if the dialog was closed meanwhile, a notice shows the outcome', async () => {
  const user = await portal().visit(address, { as: 'approved' });
  await enterAmount(user, '35');
  const release = portal().network.holdResponses(/^POST \/api\/request\/withdrawal/);
  await enterCode(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Terms' }));
  await waitFor(() => expect(location.pathname).toBe('/terms'));
  release();
  await expectVisible(/^Withdrawal W-\w{8} was requested\.$/);
  expect(location.search).toBe('');
});

test.each([
  [
    'under the amount',
    422,
    { errors: { amount: 'The minimum amount is 40.00.' } },
    /minimum amount is 40/,
  ],
  ['above the amount', 409, { error: 'Your balance is too low.' }, /balance is too low/],
])(
  'an error of the server is shown %s, and the field keeps its value',
  async (_place, status, body, text) => {
    const user = await portal().visit(address, { as: 'approved' });
    await enterAmount(user, '32');
    portal().interrupt(/request\/withdrawal/, { status, body });
    await enterCode(user);
    await expectVisible(() => screen.getByText(text));
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('32.00');
  },
);

test('after too many attempts, the time to wait is shown and the code stays', async () => {
  const user = await portal().visit(address, { as: 'approved' });
  await enterAmount(user, '33');
  const restore = portal().interrupt(/request\/withdrawal/, {
    status: 429,
    body: { error: 'Too many attempts. Try again in 30 seconds.' },
  });
  await enterCode(user);
  await expectVisible(/Too many attempts/);
  restore();
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  await expectVisible(() => screen.getByRole('dialog', { name: 'Withdrawal requested' }));
});

const now = () => portal().server.services.clock.now();
const situations: [
  block: WithdrawalBlock,
  title: string | RegExp,
  href: string,
  begin: () => Promise<unknown>,
  end: () => Promise<unknown>,
][] = [
  [
    'phone',
    'Your phone number is not verified',
    '/profile/edit?section=contact',
    () => setAccount({ phone_verified: 0 }),
    () => setAccount({ phone_verified: 1 }),
  ],
  [
    'payout_method',
    'Your payout method does not work',
    '/profile/edit?section=payout',
    () => setMethod({ status: 'rejected' }),
    () => setMethod({ status: 'active' }),
  ],
  [
    'payout_method',
    'We are checking your payout method',
    '/profile/edit?section=payout',
    () => setMethod({ status: 'unverified' }),
    () => setMethod({ status: 'active' }),
  ],
  [
    'method_locked',
    /Withdrawals are locked until \w{3} \d{1,2} \w{3,4}, \d\d:\d\d [AP]M/,
    '/profile/edit?section=payout',
    () => setMethod({ locked_until: now() + 3 * day }),
    () => setMethod({ locked_until: now() }),
  ],
  [
    'open_request',
    'You already have an open withdrawal',
    '/dashboard?tab=wallet&view=withdrawals',
    () => requestDirectly(portal().server.services, accountId, { amount: 5000 }),
    () => Promise.resolve(),
  ],
  [
    'on_hold',
    'Your withdrawals are on hold',
    '/contact-us',
    () =>
      db()
        .insertInto('withdrawal_holds')
        .values({ account_id: accountId, reason: 'We are checking a report.', at: 0 })
        .execute(),
    () => db().deleteFrom('withdrawal_holds').execute(),
  ],
];

test.each(situations)(
  'when withdrawing is blocked (%s), the dialog shows “%s” with a link to what to do',
  async (_block, title, href, begin, end) => {
    await begin();
    try {
      await portal().visit(address, { as: 'approved' });
      const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
      const reason = await dialog.findByRole('listitem');
      expect(reason).toHaveTextContent(title);
      expect(within(reason).getByRole('link')).toHaveAttribute('href', href);
      expect(dialog.queryByRole('textbox')).toBeNull();
    } finally {
      await end();
    }
  },
);

test('the wallet says by when a new payout method is checked: before its lock ends', async () => {
  await setMethod({ status: 'unverified', locked_until: now() + 3 * day });
  try {
    await portal().visit('/dashboard', { as: 'approved' });
    const card = await screen.findByRole('article', { name: 'Wallet' });
    await waitFor(() =>
      expect(card).toHaveTextContent(
        /We check your payout method by \w{3} \d{1,2} \w{3,4}, \d\d:\d\d [AP]M/,
      ),
    );
  } finally {
    await setMethod({ status: 'active', locked_until: now() });
  }
});

test('the card of the dashboard shows the first reason', async () => {
  await setMethod({ status: 'rejected' });
  try {
    await portal().visit('/dashboard', { as: 'approved' });
    const card = await screen.findByRole('article', { name: 'Wallet' });
    await expectVisible(() => within(card).getByText('Your payout method does not work'));
    await expectVisible(() => within(card).getByRole('link', { name: 'Correct payout method' }));
  } finally {
    await setMethod({ status: 'active' });
  }
});

test('a new user sees every reason, and on the dashboard the first step in place of the wallet', async () => {
  await portal().visit('/dashboard', { as: 'fresh' });
  const step = await screen.findByRole('link', { name: 'Verify your phone number' });
  expect(step).toHaveAttribute('href', '/profile/edit?section=contact');
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  await portal().visit(address);
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
  await expectVisible(() => dialog.getByText('You have no payout method'));
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/edit?section=contact',
    '/profile/edit?section=payout',
    '/jobs',
  ]);
});

test.each([
  ['yen', '¥ 1,500.00', '1500.5', '15000', '¥ 14,925.00'],
  ['dinar', 'KWD 3.000', '20.5555', '20.500', 'KWD 20.350'],
] as const)(
  'amounts in the wallet of %s have the decimals of its currency',
  async (name, min, wrong, right, net) => {
    await endOpenWithdrawals(portal(), `account-${name}`);
    await portal().signIn(name);
    const user = await portal().visit(address);
    const field = await screen.findByRole('textbox');
    expect(screen.getByText(min)).toBeVisible();
    await user.type(field, wrong);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, right);
    expect(screen.getByText(net)).toBeVisible();
  },
);
