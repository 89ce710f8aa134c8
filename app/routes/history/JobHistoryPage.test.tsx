import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

const findRows = async () =>
  within(await screen.findByRole('grid', { name: 'My jobs' }))
    .getAllByRole('row')
    .slice(1);

test('each tab shows how many jobs its group has', async () => {
  await portal().visit('/job/history', { as: 'approved' });
  const counts = { Active: 4, Applied: 2, Invited: 1, Completed: 14, Closed: 6 };
  for (const [name, count] of Object.entries(counts)) {
    expect(await screen.findByRole('tab', { name: `${name} ${count}` })).toBeVisible();
  }
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Active');
});

test('active jobs are sorted by due date, with the next step and the payment', async () => {
  await portal().visit('/job/history', { as: 'approved' });
  const active = await findRows();
  expect(active).toHaveLength(4);
  expect(active[0]).toHaveTextContent('Sunday batch');
  expect(active[0]).toHaveTextContent('Post it and send the link');
  expect(active[0]).toHaveTextContent('in 25 hours');
  expect(active[0]).toHaveTextContent('0 of 1');
  expect(active[0]).toHaveTextContent('$ 480.00Estimated');
});

test('a tab opens its group and updates the address', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  await user.click(await screen.findByRole('tab', { name: 'Applied 2' }));
  expect(await screen.findByRole('row', { name: /Desk reset/ })).toBeVisible();
  expect(location.search).toBe('?group=applied');
  expect(screen.getByRole('row', { name: /Thirty days/ })).toHaveTextContent('Seen by brand');
});

test('search is limited to the open group', async () => {
  const user = await portal().visit('/job/history?group=completed', { as: 'approved' });
  expect(await findRows()).toHaveLength(14);
  await user.type(screen.getByRole('searchbox', { name: 'Search my jobs' }), 'hearth');
  await screen.findByRole('tab', { name: 'Completed 2' });
  expect(await findRows()).toHaveLength(2);
});

test('an empty group links to the jobs', async () => {
  await portal().visit('/job/history?group=invited', { as: 'fresh' });
  expect(await screen.findByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Invited');
});
