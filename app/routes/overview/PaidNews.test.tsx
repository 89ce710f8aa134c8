import { render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Withdrawal, Withdrawals } from '../../../contract/schemas/withdrawal.ts';
import { getDemoId } from '../../../server/demo/seed/accounts.ts';
import { day } from '../../../server/durations.ts';
import { requestDirectly } from '../../../server/testing/withdrawals.ts';
import { serverNow } from '../../api/serverTime.ts';
import en from '../../i18n/en.json' with { type: 'json' };
import { expectVisible } from '../../testing/expectVisible.ts';
import { openPortal } from '../../testing/portal.tsx';
import { advance } from '../../testing/withdrawals.ts';
import { renderPaidNews } from './PaidNews.tsx';

const portal = openPortal();
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Creates a withdrawal of $ 220.00 that was paid some time ago. */
function examplePaid(ago: number, changes: Partial<Withdrawal> = {}): Withdrawal {
  const at = new Date(serverNow() - ago).toISOString();
  return {
    id: 'withdrawal-1',
    reference: 'W-1',
    amount: usd(22_000),
    fee: usd(50),
    net: usd(21_950),
    method_label: 'OCBC •••• 4821',
    state: 'paid',
    requested_at: at,
    processed_at: at,
    arrives_by: at.slice(0, 10),
    paid_at: at,
    ended_at: null,
    reason: null,
    fix: null,
    can_cancel: false,
    ...changes,
  };
}

function renderNews(...data: Withdrawal[]): HTMLElement {
  const meta = { page: 1, per_page: 20, total: data.length, pages: 1 };
  const paid: Withdrawals = { data, meta };
  const { container } = render(
    <IntlProvider locale="en" messages={en} timeZone="Asia/Singapore">
      {renderPaidNews(paid)}
    </IntlProvider>,
  );
  return container;
}

test('for a week after a withdrawal has arrived, it is news what arrived, after the fee, where and when', () => {
  const news = renderNews(examplePaid(6 * day));
  expect(news).toHaveTextContent(/\$219\.50 has been in your bank since \w{3}, \w{3} \d{1,2}/);
  expect(news).toHaveTextContent('OCBC •••• 4821');
  expect(within(news).getByRole('link', { name: 'View withdrawals' })).toHaveAttribute(
    'href',
    '/dashboard?tab=wallet&view=withdrawals',
  );
});

test('after a week it is no news', () => {
  expect(renderNews(examplePaid(9 * day))).toBeEmptyDOMElement();
});

test('of several withdrawals, the newest is the news', () => {
  const older = examplePaid(3 * day, { id: 'withdrawal-0', net: usd(999) });
  const news = renderNews(examplePaid(2 * day), older);
  expect(news).toHaveTextContent('$219.50');
  expect(news).not.toHaveTextContent('$9.99');
});

test('without a paid withdrawal, and before they have loaded, there is no news', () => {
  expect(renderNews()).toBeEmptyDOMElement();
  expect(renderPaidNews(undefined)).toBeNull();
});

test('the dashboard has a withdrawal as news once it is paid, not while it is on its way', async () => {
  const { services } = portal().server;
  const accountId = getDemoId('approved');
  const { reference } = await requestDirectly(services, accountId, { amount: 22_000 });
  await advance(portal(), reference, ['process']);
  await portal().visit('/dashboard', { as: 'approved' });
  // Money on its way is beside the available money.
  await expectVisible('On the way');
  expect(screen.queryByText(/was sent to your bank/)).toBeNull();
  await advance(portal(), reference, ['pay']);
  await portal().visit('/dashboard');
  const title = await screen.findByText(/was sent to your bank on/);
  const { net } = await services.db
    .selectFrom('withdrawals')
    .select('net')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(title).toHaveTextContent(`$ ${(net / 100).toFixed(2)} was sent to your bank on `);
  expect(title.parentElement?.parentElement).toHaveTextContent(/In your bank by \w{3} \d/);
  // The bank sends the money back, so it is no news.
  await advance(portal(), reference, ['return', 'MS03']);
  await portal().visit('/dashboard');
  await expectVisible('Available');
  await waitFor(() => expect(screen.queryByText(/was sent to your bank/)).toBeNull());
});
