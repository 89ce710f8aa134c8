import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { thin } from '../../../design-system/testing/isLongRun.ts';
import { getDemoId } from '../../../server/demo/seed/accounts.ts';
import { paths } from '../../paths.ts';
import { openHistory } from '../../testing/openHistory.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

test('the dates of a job follow its money into the bank, and its history has the withdrawal', async () => {
  const user = await portal().visit(paths.job('harbour-night-shift'), { as: 'approved' });
  const dates = await screen.findByRole('list', { name: 'From application to payment' });
  const read = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(read(dates).slice(-2)).toEqual([
    expect.stringMatching(/^In your wallet, done/),
    expect.stringMatching(/^In your bank, done/),
  ]);
  const history = await openHistory(user);
  expect(history.slice(-3)).toEqual([
    expect.stringMatching(/^In your wallet\s· \d{2}\/\d{2}\/\d{4}/),
    expect.stringMatching(/^Withdrawn\s· .*W-/),
    expect.stringMatching(/^Sent to your bank\s· /),
  ]);
});

/** Matches a day, or in two words the reason why a step has none. */
const dayOrReason = /\d{1,2} [A-Z][a-z]{2}|after (?:payment|the hold)/;

test.each(
  thin(
    [
      ['open', 'verdant-gym-bag', /^In your wallet, expected, .*\$ 90\.00/, ''],
      ['accepted', 'tablemates-sunday-batch', /^In your wallet, expected, .*\$ 480\.00/, ''],
      [
        'reviewed',
        'clearwell-two-minutes',
        /^In your wallet, expected, /,
        'Approved without a reply.',
      ],
      [
        'late',
        'kindly-shelter-day',
        /^In your wallet, late, due .*\$ 200\.00/,
        'In your bankWhen the late payment is made',
      ],
      [
        'held',
        'harbour-cold-brew',
        /^In your wallet, on hold, \w+ \d/,
        'In your walletWe hold the payment and review it on this day',
      ],
      ['completed', 'kindly-old-dog', /^In your wallet, done, /, ''],
    ] as const,
    2,
  ),
)(
  'the first list of a job (%s) has the day of payment, and each of its steps a day or a reason, with the whole reason below',
  async (_state, id, wallet, note) => {
    await portal().visit(paths.job(id), { as: 'approved' });
    const list = await screen.findByRole('list', { name: 'From application to payment' });
    const items = within(list).getAllByRole('listitem');
    expect(items.some(({ textContent }) => wallet.test(textContent))).toBe(true);
    for (const item of items) expect(item).toHaveTextContent(dayOrReason);
    expect(list.nextElementSibling?.textContent ?? '').toContain(note);
    // The dates come before the brief.
    const [tab] = screen.getAllByRole('tab');
    expect(list.compareDocumentPosition(tab!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each(
  thin(
    [
      ['verdant-gym-bag', /^\$ 90\.00 ?In your wallet about \d{1,2} \w{3}/],
      ['clearwell-two-minutes', /In your wallet about \d{1,2} \w{3}/],
      ['kindly-shelter-day', /^\$ 200\.00 ?Work approved\.Was due on \w{3} \d/],
      ['harbour-cold-brew', /^\$ 160\.00 ?Work approved\.On hold, reviewed on \w{3} \d/],
      ['kindly-old-dog', /In your wallet since \w{3} \d/],
      ['harbour-night-shift', /In your bank since \w{3} \d/],
    ] as const,
    3,
  ),
)('the first lines of %s beside the brief show when it is paid', async (id, expected) => {
  await portal().visit(paths.job(id), { as: 'approved' });
  const card = await screen.findByRole('region', { name: 'Pay and next step' });
  expect(card.textContent).toMatch(expected);
});

test('the days to a deadline are counted in the same way everywhere', async () => {
  await portal().visit(paths.job('tidal-lap-diary'), { as: 'approved' });
  const list = await screen.findByRole('list', { name: 'From application to payment' });
  const [days] = /in \d+ days/.exec(list.textContent) ?? [];
  expect(days).toBeDefined();
  await portal().visit(paths.discussion('tidal-lap-diary'), { as: 'approved' });
  await waitFor(() =>
    expect(/Changes due [^,]*, (in \d+ days)/.exec(document.body.textContent)?.[1]).toBe(days),
  );
});

test('the tasks of a job without an application are due about a day, not at a time', async () => {
  const user = await portal().visit('/jobs/sunrise-spritz', { as: 'fresh' });
  await user.click(await screen.findByRole('tab', { name: /^Tasks/ }));
  const panel = await screen.findByRole('tabpanel', { name: /^Tasks/ });
  expect(panel).toHaveTextContent(/Draft\s*due about \d+ \w{3}/);
  expect(panel).not.toHaveTextContent(/due \d{2}\/\d{2}\/\d{4}/);
});

test('the tasks of accepted work are due on a day in words, as on the line', async () => {
  const user = await portal().visit('/jobs/tablemates-sunday-batch', { as: 'approved' });
  await user.click(await screen.findByRole('tab', { name: /^Tasks/ }));
  const panel = await screen.findByRole('tabpanel', { name: /^Tasks/ });
  const [, due = ''] = /Live link\s*due (\w{3} \d{1,2} \w{3})/.exec(panel.textContent) ?? [];
  expect(due).not.toBe('');
  const line = screen.getByRole('list', { name: 'From application to payment' });
  expect(line).toHaveTextContent(due);
});

test('whose payout method is missing sees on the line and beside approved work that the bank day depends on them, with the way to add one', async () => {
  const { db } = portal().server.services;
  const { job_id: job } = await db
    .selectFrom('payments')
    .select('job_id')
    .where('account_id', '=', getDemoId('approved'))
    .where('state', '=', 'pending')
    .where('expected_on', '>', portal().server.services.clock.now())
    .executeTakeFirstOrThrow();
  await db.deleteFrom('payout_methods').where('account_id', '=', getDemoId('approved')).execute();
  await portal().visit(paths.job(job), { as: 'approved' });
  const list = await screen.findByRole('list', { name: 'From application to payment' });
  const notes = within(list.nextElementSibling as HTMLElement);
  expect(notes.getByText(/This depends on you\./)).toBeVisible();
  expect(notes.getByRole('link', { name: 'Add a payout method' })).toHaveAttribute(
    'href',
    '/profile/edit?section=payout',
  );
  const news = await screen.findByText(/When it is in your bank depends on you\./);
  expect(within(news).getByRole('link', { name: 'Add a payout method' })).toBeVisible();
});
