import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declineInvitation } from '../../../server/domain/applications/invitationReplies.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

/** Returns the rows of the open group, without the row of headings. */
const findRows = async () =>
  within(await screen.findByRole('grid', { name: 'My jobs' }))
    .getAllByRole('row')
    .slice(1);

test('each tab shows how many jobs its group has', async () => {
  await portal().visit('/job/history', { as: 'approved' });
  const counts = { Active: 4, Applied: 2, Invited: 1, Completed: 14, Closed: 6 };
  for (const [name, count] of Object.entries(counts)) {
    await expectVisible(() => screen.getByRole('tab', { name: `${name} ${count}` }));
  }
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Active');
});

test('active jobs are sorted by due date, with the next step and the payment', async () => {
  await portal().visit('/job/history', { as: 'approved' });
  const active = await findRows();
  expect(active).toHaveLength(4);
  expect(active[0]).toHaveTextContent('Sunday batch');
  expect(active[0]).toHaveTextContent('Post it and send the link');
  // It is due in 25 hours, between which are two midnights after 11 PM.
  expect(active[0]).toHaveTextContent(/tomorrow|in 2 days/);
  // The next step comes before the brand. It names no task, because the job has only one.
  expect(active[1]).toHaveTextContent(
    /public poolMake the requested changes1 unread message · Tidal Swimwear/,
  );
  // The day of the next step and the day of the payment have columns, and no day is shown twice.
  expect(screen.getByRole('columnheader', { name: 'Due' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Paid about' })).toBeVisible();
  const [due, paid] = within(active[1]!).getAllByRole('gridcell');
  expect(due).toHaveTextContent(/^Due\w{3} \d+ \w{3}$/);
  expect(paid).toHaveTextContent(/^Paid about\d+ \w{3}$/);
  for (const row of active) {
    const days = row.textContent.match(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3}/g) ?? [];
    expect(new Set(days).size).toBe(days.length);
  }
  expect(active[0]).toHaveTextContent(/\$ 480\.00$/);
  // A job with a single task has no progress to count.
  expect(active[0]).not.toHaveTextContent('of 1');
  expect(screen.getByText('$ 1,180.00').closest('div')).toHaveTextContent(
    '4 jobs · $ 1,180.00 in total',
  );
});

test('the address holds the sort order and the filter for jobs that wait for the user', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  const titles = async () => (await findRows()).map((row) => row.textContent.slice(0, 10));
  const due = await titles();
  await user.click(screen.getByRole('button', { name: 'Sort: Due first' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Highest pay' }));
  await waitFor(() => expect(location.search).toBe('?sort=pay'));
  await waitFor(async () => expect(await titles()).not.toEqual(due));
  const amounts = (await findRows()).map((row) => Number(/\$ (\d+)/.exec(row.textContent)?.[1]));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  await expectVisible(() => screen.getByRole('button', { name: 'Sort: Highest pay' }));
  await user.click(screen.getByRole('button', { name: 'My turn' }));
  await waitFor(async () => expect(await findRows()).toHaveLength(3));
  expect(location.search).toBe('?sort=pay&my_turn=1');
  expect(screen.queryByText('Nothing to do right now')).toBeNull();
});

test('a job that ended shows how, why and when; a late payment shows when it was due', async () => {
  await portal().visit('/job/history?group=closed', { as: 'approved' });
  const declined = await screen.findByRole('row', { name: /Off season/ });
  expect(declined).toHaveTextContent(/Driftwood Stays · We chose creators who live closer/);
  expect(declined).toHaveTextContent(/Not selected\w{3} \d+ \w+$/);
  expect(screen.queryByText(/of 1/)).toBeNull();
  await portal().visit('/job/history?group=completed');
  const late = await screen.findByRole('row', { name: /One day at the shelter/ });
  expect(late).toHaveTextContent(/LateWas due \w{3} \d+ \w{3}/);
});

test('a tab opens its group and updates the address', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  await user.click(await screen.findByRole('tab', { name: 'Applied 2' }));
  await expectVisible(() => screen.getByRole('row', { name: /Desk reset/ }));
  expect(location.search).toBe('?group=applied');
  expect(screen.getByRole('row', { name: /Thirty days/ })).toHaveTextContent('Seen by brand');
});

test('a search finds only jobs of the open group', async () => {
  const user = await portal().visit('/job/history?group=completed', { as: 'approved' });
  expect(await findRows()).toHaveLength(14);
  await user.type(screen.getByRole('searchbox', { name: 'Search my jobs' }), 'hearth');
  await screen.findByRole('tab', { name: 'Completed 2' });
  expect(await findRows()).toHaveLength(2);
});

test('a search without results is not described as a list without jobs, and can be ended', async () => {
  const user = await portal().visit('/job/history?q=zebra', { as: 'approved' });
  await expectVisible('No jobs match these filters');
  expect(screen.queryByText('No active jobs')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
  expect(await findRows()).toHaveLength(4);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a text that is longer than a search may be finds nothing instead of failing', async () => {
  await portal().visit(`/job/history?q=${'zebra%00'.repeat(100)}`, { as: 'approved' });
  await expectVisible('No jobs match these filters');
});

test('an empty group links to the jobs', async () => {
  await portal().visit('/job/history?group=invited', { as: 'fresh' });
  expect(await screen.findByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Invited');
});

test('without active jobs, the page opens on the invitations, and the active jobs say only that there are none', async () => {
  const { db } = portal().server.services;
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invitations')
    .values({ ...invitation, id: 'invitation-fresh-history', account_id: 'account-fresh' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const user = await portal().visit('/job/history', { as: 'fresh' });
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/^Invited ?\d/),
  );
  expect((await findRows()).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('tab', { name: /^Active/ }));
  await expectVisible('No active jobs');
  expect(location.search).toBe('?group=active');
  expect(screen.queryByText(/stay here/)).toBeNull();
});

// This test is the last one, because it changes the counts of the groups.
test('a declined invitation shows when it was declined', async () => {
  const { db } = portal().server.services;
  const { job_id: jobId } = await db
    .selectFrom('invitations')
    .select('job_id')
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  await declineInvitation(portal().server.services, 'account-approved', jobId);
  await portal().visit('/job/history?group=closed', { as: 'approved' });
  expect(await screen.findByRole('row', { name: /overnight walk/ })).toHaveTextContent(
    /Declined\w{3} \d+ \w{3}$/,
  );
});

test('a job with an open objection has the day of its decision, in its row as on its page', async () => {
  const user = await portal().visit('/job/history?group=closed', { as: 'disputes' });
  const row = (await findRows()).find(({ textContent }) => textContent.includes('Lumen'));
  expect(row).toHaveTextContent(/You disagreed/);
  const [, day = ''] = /Decision by (\w{3} \d+ \w{3})/.exec(row?.textContent ?? '') ?? [];
  expect(day).not.toBe('');
  await portal().visit('/jobs/lumen-third-take');
  const line = within(
    await screen.findByRole('list', { name: 'From application to payment' }),
  ).getAllByRole('listitem');
  expect(line.at(-2)).toHaveTextContent('You disagreed');
  expect(line.at(-1)).toHaveTextContent('Decision');
  expect(line.at(-1)).toHaveTextContent(day);
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(screen.getAllByText('You disagreed')).toHaveLength(2);
  // The job is over for the user, so its places do not matter.
  expect(screen.queryByText(/places? left/)).toBeNull();
});

test('a single row is its own sum', async () => {
  await portal().visit('/job/history?q=roastery', { as: 'approved' });
  await expectVisible(() => screen.getByRole('link', { name: /roastery/ }));
  expect(screen.queryByText(/in total/)).toBeNull();
  expect(screen.queryByText(/^1 job/)).toBeNull();
});
