import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';

const portal = openPortal();

/** Returns the labels of the marked items of the menu on phones; the label of an item follows its icon. */
function getMarked(): (string | null)[] {
  const marked = document.querySelectorAll('[data-part="bottom-bar"] [aria-current]');
  return [...marked].map((item) => item.querySelector(':scope > :last-child')?.textContent ?? null);
}

/** Returns the texts of the breadcrumb’s links. */
const getParents = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  ['an open job', '/jobs/sunrise-spritz', 'Jobs', ['Home', 'Jobs']],
  ['an accepted job', '/jobs/harbour-roaster-visit', 'My jobs', ['Home', 'My jobs']],
  ['an invitation', '/jobs/ridgeway-overnight', 'My jobs', ['Home', 'My jobs']],
  [
    'the work of a job',
    '/jobs/harbour-roaster-visit/submission',
    'My jobs',
    ['Home', 'My jobs', 'One morning at the roastery'],
  ],
  ['a message to us', '/contact-us', 'Help', ['Home', 'Help center']],
])('%s belongs to its item of the menu', async (_, address, item, parents) => {
  await portal().visit(address, { as: 'approved' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(getParents()).toEqual(parents));
  expect(getMarked()).toEqual([item]);
});

test('the profile, which is not in the menu, marks nothing', async () => {
  await portal().visit('/profile', { as: 'approved' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(getMarked()).toEqual([]);
});

test('while a job is loading, the list from which it was opened stays marked', async () => {
  const restore = portal().interrupt(/^\/api\/job\/harbour-roaster-visit$/);
  const user = await portal().visit('/job/history', { as: 'approved' });
  await user.click(await screen.findByRole('link', { name: /One morning at the roastery/ }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/jobs\//));
  await screen.findByText(/could not be loaded|We cannot reach/);
  expect(getMarked()).toEqual(['My jobs']);
  restore();
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'My jobs' });
  expect(getMarked()).toEqual(['My jobs']);
});
