import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openInternalAccount, openWallet, post } from '../../../server/domain/money/ledger.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { enterDemoYear } from '../../testing/demoYear.ts';
import { setWindowWidth } from '../../testing/device.ts';
import { sendAsBrand } from '../../testing/discussion.ts';
import { expectVisible } from '../../testing/expectVisible.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

/** Adds $ 10.00 to the wallet of an account. */
async function addMoney(accountId: string): Promise<void> {
  const { db, clock } = portal().server.services;
  await db.transaction().execute(async (tx) => {
    const wallet = await openWallet(tx, accountId, 'USD');
    const brands = await openInternalAccount(tx, 'brands', 'USD');
    await post(tx, {
      event: `test:bonus:${accountId}`,
      at: clock.now(),
      ref: null,
      subject: 'test',
      entries: [
        { account: wallet, type: 'earning', amount: 1_000 },
        { account: brands, type: 'counterpart', amount: -1_000 },
      ],
    });
  });
}

test('the next steps are listed with links, the most urgent first', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  const first = await screen.findByRole('link', { name: /^Post it and send the link/ });
  expect(first).toHaveAttribute('href', '/jobs/tablemates-sunday-batch/submission');
  const later = screen.getByRole('link', { name: /^Submit a draft/ });
  expect(first.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the dashboard shows the balances and a link to the wallet', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  // The available money, the pending money, and the payment that is due next.
  await expectVisible('$ 780.00');
  expect(screen.getByText('$ 515.00')).toBeVisible();
  expect(screen.getByText(/^Next:/)).toHaveTextContent('$ 210.00');
  expect(screen.getByRole('link', { name: 'Open wallet' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet',
  );
});

test('the late amount is shown as a part of the pending amount', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  const link = await screen.findByRole('link', { name: 'of which $ 200.00 late' });
  expect(link).toHaveAttribute('href', '/dashboard?tab=wallet&overdue=1');
});

test('upcoming money shows late sums first, then each sum with its day, and held sums apart', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  const list = within(await screen.findByRole('list', { name: 'Money ahead' }));
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.slice(0, 3)).toEqual([
    expect.stringMatching(/^In your wallet, late, due .* ago\$ 200\.00.*Kindly Pets$/),
    expect.stringMatching(/^In your wallet, due .*, moved from .*\$ 210\.00/),
    expect.stringMatching(/^In your wallet, due .*, in \d days\$ 105\.00/),
  ]);
  expect(texts.join()).not.toContain('$ 160.00');
  const held = within(screen.getByRole('list', { name: 'Without a day' })).getByRole('listitem');
  expect(held).toHaveTextContent(
    /^Harbour Coffee ?On hold, no date ?·? ?Review by \w{3} \d{1,2} \w{3,4}.*\$ 160\.00$/,
  );
  await user.click(list.getByRole('link', { name: 'Kindly Pets' }));
  expect(location.search).toBe('?tab=wallet&job=kindly-shelter-day');
});

test.each([1280, 360])(
  'on a window of %d px, the money comes first, then what is due',
  async (width) => {
    setWindowWidth(width);
    await portal().visit('/dashboard', { as: 'approved' });
    await screen.findByRole('link', { name: 'Open wallet' });
    await screen.findByRole('link', { name: /^Post it and send the link/ });
    const titles = screen
      .getAllByRole('heading', { name: /^(Wallet|Next up)$/ })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Wallet', 'Next up']);
  },
);

test('a step that is due within 48 hours has the solid button; without such a step, withdrawing has it', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  const open = await screen.findByRole('link', { name: 'Open submission' });
  expect(open).toHaveAttribute('href', '/jobs/tablemates-sunday-batch/submission');
  expect(open).toHaveAttribute('data-variant', 'solid');
  const soft = await screen.findByRole('link', { name: 'Withdraw' });
  expect(soft).toHaveAttribute('data-variant', 'soft');
  // If the card of next steps is removed or collapsed, the button to withdraw is solid again.
  for (const item of ['Collapse', 'Expand', 'Remove']) {
    await user.click(screen.getByRole('button', { name: 'Actions Next up' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
    const withdraw = await screen.findByRole('link', { name: 'Withdraw' });
    expect(withdraw).toHaveAttribute('data-variant', item === 'Expand' ? 'soft' : 'solid');
  }
});

test('while a withdrawal is open, another withdrawal is neither ready nor the first action', async () => {
  await portal().visit('/dashboard', { as: 'yen' });
  await expectVisible('You already have an open withdrawal');
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  expect(screen.queryByText('Ready to withdraw')).toBeNull();
});

test('work that is overdue has no button: the user must ask for more time first', async () => {
  const { db, clock } = portal().server.services;
  const batchSteps = db.updateTable('application_steps').where('application_id', '=', 'now-batch');
  const { id, due_at } = await db
    .selectFrom('application_steps')
    .select(['id', 'due_at'])
    .where('application_id', '=', 'now-batch')
    .where('due_at', '>', clock.now())
    .orderBy('due_at')
    .executeTakeFirstOrThrow();
  onTestFinished(async () => {
    await batchSteps.set({ due_at }).where('id', '=', id).execute();
  });
  await batchSteps
    .set({ due_at: clock.now() - 1000 })
    .where('id', '=', id)
    .execute();
  await portal().visit('/dashboard', { as: 'approved' });
  const withdraw = await screen.findByRole('link', { name: 'Withdraw' });
  await screen.findByRole('heading', { name: 'Next up' });
  expect(screen.queryByRole('link', { name: 'Open submission' })).toBeNull();
  expect(withdraw).toHaveAttribute('data-variant', 'solid');
});

test('a job that waits for its brand is not listed as a next step', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  await screen.findByRole('link', { name: /^Submit a draft/ });
  expect(screen.queryByText(/Two minutes: a brushing timer/)).toBeNull();
});

test('the dashboard shows four jobs that the user qualifies for and has not applied for', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('Sunday stems: five flowers, one vase');
  const jobs = screen.getAllByRole('listitem').filter((item) => item.matches('[data-card]'));
  expect(jobs.length).toBe(4);
  for (const job of jobs)
    expect(within(job).queryByText(/not met|Applied|Reply|Invited/)).toBeNull();
});

test('a new user sees what to set up first, and neither an empty wallet nor empty figures', async () => {
  await portal().visit('/dashboard', { as: 'fresh' });
  const jobs = await screen.findByRole('heading', { name: 'Jobs for you' });
  await waitFor(() => expect(jobs).toBeVisible());
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  // The label of a step must also be true before the step is done.
  expect(screen.getByText('Phone number')).toBeVisible();
  expect(titles.slice(0, 2)).toEqual(['Finish setting up', 'Jobs for you']);
  expect(screen.queryByText('$ 0.00')).toBeNull();
});

test('setting up lists the next step with its button, then the remaining steps, then the completed ones', async () => {
  await portal().visit('/dashboard', { as: 'fresh' });
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent(
      /Phone number.*We send a code to it before each withdrawal\..*Verify your phone number.*Payout method.*Add a payout method.*Profile.*Social account/,
    ),
  );
});

test('while nothing is available, the next amount and its day are the figure; one or two sums ahead are no line', async () => {
  await portal().visit('/dashboard', { as: 'disputes' });
  const card = within(await screen.findByRole('article', { name: 'Wallet' }));
  const label = await card.findByText(/^In your wallet on/);
  expect(label.closest('dl')).toHaveTextContent(/^In your wallet on \w{3} \d+ \w{3}\$ 100\.00$/);
  expect(card.queryByText('$ 0.00')).toBeNull();
  const { db } = portal().server.services;
  const payments = db.updateTable('payments').where('account_id', '=', 'account-disputes');
  const held = await db
    .selectFrom('payments')
    .select(['id', 'state'])
    .where('account_id', '=', 'account-disputes')
    .where('state', '=', 'pending')
    .execute();
  onTestFinished(async () => {
    await payments
      .set({ state: 'pending' })
      .where(
        'id',
        'in',
        held.map(({ id }) => id),
      )
      .execute();
  });
  await payments
    .set({ state: 'cancelled' })
    .where(
      'id',
      'in',
      held.slice(0, -1).map(({ id }) => id),
    )
    .execute();
  await portal().visit('/dashboard', { as: 'disputes' });
  const list = await screen.findByRole('list', { name: 'Money ahead' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).not.toHaveTextContent(/Today/);
});

test('a user with nothing to do and nothing to withdraw begins with the jobs', async () => {
  await portal().visit('/dashboard', { as: 'yen' });
  const start = await screen.findByRole('link', { name: 'Find a job' });
  await waitFor(() => expect(start).toHaveAttribute('data-variant', 'solid'));
  expect(screen.getByText(/^Apply for a job\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
});

test.each([
  ['none yet', null, 'You have no payout method', 'Add a payout method', 'solid'],
  [
    'being verified',
    'unverified',
    'We are checking your payout method',
    'View payout method',
    null,
  ],
  ['rejected', 'rejected', 'Your payout method does not work', 'Correct payout method', 'soft'],
] as const)(
  'the dashboard shows what to do about the payout method: %s',
  async (_, status, text, button, variant) => {
    const { db } = portal().server.services;
    const owner = 'account-approved';
    const { status: before } = await db
      .selectFrom('payout_methods')
      .select('status')
      .where('account_id', '=', owner)
      .executeTakeFirstOrThrow();
    const setStatus = (to: typeof before) =>
      db
        .updateTable('payout_methods')
        .set({ status: to })
        .where('account_id', '=', owner)
        .execute();
    if (status) await setStatus(status);
    else {
      // A phone that is not verified would have to be verified first.
      await db
        .updateTable('accounts')
        .set({ phone_verified: 1 })
        .where('id', '=', 'account-fresh')
        .execute();
      // Without money, a new account has no wallet on its dashboard.
      await addMoney('account-fresh');
    }
    await portal().visit('/dashboard', { as: status ? 'approved' : 'fresh' });
    await expectVisible(() => screen.getByText(text));
    if (status !== 'rejected') expect(screen.queryByText(/does not work/)).toBeNull();
    const card = within(await screen.findByRole('article', { name: 'Wallet' }));
    // While only waiting helps, there is no button, but a link.
    const link = await card.findByRole('link', { name: button });
    expect(link.getAttribute('data-variant')).toBe(variant ?? link.getAttribute('data-variant'));
    expect(link).toHaveAttribute('href', '/profile/edit?section=payout');
    expect(card.queryByRole('link', { name: 'Withdraw' })).toBeNull();
    // The list of what is left to set up has the same link, which is quieter.
    if (!status) {
      const setup = within(await screen.findByRole('article', { name: 'Finish setting up' }));
      const setupLink = await setup.findByRole('link', { name: 'Add a payout method' });
      expect(setupLink).toHaveAttribute('data-variant', 'soft');
    }
    await setStatus(before);
  },
);

test('a card that fails does not affect the others', async () => {
  portal().interrupt(/summary\/wallet/, { status: 500 });
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('The wallet could not be loaded.');
  await expectVisible(() => screen.getByRole('link', { name: /^Make the requested changes/ }));
});

test('the dashboard shows the figures of this year, with a link to the year tab', async () => {
  onTestFinished(enterDemoYear(portal()));
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible(() => screen.getByRole('heading', { name: 'This year' }));
  await expectVisible('Completed jobs');
  expect(screen.getByRole('link', { name: 'Open year' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet&view=year',
  );
});

test('this year has the money of an account that is paid in another currency than its own', async () => {
  onTestFinished(enterDemoYear(portal()));
  const { db } = portal().server.services;
  const setCurrency = (currency: string) =>
    db.updateTable('accounts').set({ currency }).where('id', '=', 'account-approved').execute();
  await setCurrency('JPY');
  onTestFinished(async () => void (await setCurrency('USD')));
  await portal().visit('/dashboard', { as: 'approved' });
  const heading = await screen.findByRole('heading', { name: 'This year' });
  const link = screen.getByRole('link', { name: 'Open year' });
  expect(link).toHaveAttribute('href', '/dashboard?tab=wallet&view=year&currency=USD');
  expect(heading.closest('section, article, [data-part]')?.textContent).not.toContain('¥');
});

test('removed cards stay away after a reload, and a button restores them', async () => {
  const user = await portal().visit('/dashboard', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Actions Next up' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const restore = await screen.findByRole('button', { name: 'Restore 1 card' });
  expect(restore).toBeVisible();
  await portal().visit('/dashboard');
  const restoreAfterReload = await screen.findByRole('button', { name: 'Restore 1 card' });
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
  await user.click(restoreAfterReload);
  await expectVisible(() => screen.getByRole('heading', { name: 'Next up' }));
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

// This test is the last one, because the money that it adds stays in the wallet.
test('a message of a brand reloads what the page shows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await portal().visit('/dashboard', { as: 'approved' });
  await expectVisible('$ 780.00');
  await addMoney('account-approved');
  await sendAsBrand(portal(), 'There is a bonus.');
  // The page reads the number of unread messages every minute.
  await advancePolling(portal(), 60_000);
  await expectVisible('$ 790.00');
});

test('without a next step, invitations and the setup are what to do; nothing is to do only without them', async () => {
  const { db } = portal().server.services;
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('state', '=', 'sent')
    .limit(1)
    .executeTakeFirstOrThrow();
  const own = { id: 'invitation-disputes', account_id: 'account-disputes' };
  await db
    .insertInto('invitations')
    .values({ ...invitation, ...own })
    .execute();
  await portal().visit('/dashboard', { as: 'disputes' });
  await expectVisible(() => screen.getByRole('link', { name: 'Finish setting up' }));
  expect(screen.getByRole('link', { name: /invitations? to answer by \w{3} \d+/ })).toHaveAttribute(
    'href',
    '/job/history?group=invited',
  );
  expect(screen.queryByText('Nothing to do right now')).toBeNull();
  await db.deleteFrom('invitations').where('id', '=', own.id).execute();
});
