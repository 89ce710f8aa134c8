import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

const findNextStep = async () =>
  within(await screen.findByRole('region', { name: 'Pay and next step' }));

test.each([
  ['open', 'sunrise-spritz', 'button', 'Apply for this job'],
  ['full', 'lumen-rental-light', 'button', 'Notify me of similar jobs'],
  ['applied', 'wren-desk-reset', 'button', 'Cancel application'],
  ['seen by the brand', 'mosaic-thirty-days', 'button', 'Cancel application'],
  ['accepted', 'harbour-roaster-visit', 'link', 'Open submission'],
  ['declined', 'driftwood-off-season', 'link', 'Find another job'],
  ['withdrawn', 'saffron-night-market', 'link', 'Find another job'],
  ['expired', 'petal-balcony-garden', 'link', 'Find another job'],
] as const)(
  'the primary action of a job that is %s (%s) is the %s “%s”',
  async (_state, job, role, name) => {
    await portal().visit(`/jobs/${job}`, { as: 'approved' });
    const nextStep = await findNextStep();
    await expectVisible(() => nextStep.getByRole(role, { name }));
  },
);

test('a declined application shows its reason and similar jobs', async () => {
  await portal().visit('/jobs/driftwood-off-season', { as: 'approved' });
  const next = await findNextStep();
  expect(next.getByText('Not selected')).toBeVisible();
  expect(next.getByText(/creators who live closer to the coast/)).toBeVisible();
  await expectVisible(() => screen.getByRole('heading', { name: 'Similar jobs' }));
});

test('an expired application shows why it ended, and that it does not count against the user', async () => {
  await portal().visit('/jobs/petal-balcony-garden', { as: 'approved' });
  const next = await findNextStep();
  expect(
    next.getByText(
      /did not reply by .*, so your application expired. This does not count against you/,
    ),
  ).toBeVisible();
});

test('a completed job leads to its payment', async () => {
  const { job_id: job } = await portal()
    .server.services.db.selectFrom('applications')
    .select('job_id')
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'completed')
    .orderBy('ended_at', 'desc')
    .executeTakeFirstOrThrow();
  await portal().visit(`/jobs/${job}`, { as: 'approved' });
  const link = (await findNextStep()).getByRole('link', { name: 'View payment' });
  expect(link).toHaveAttribute('href', `/dashboard?tab=wallet&job=${job}`);
});

test.each([
  ['sunrise-spritz', ['Apply for this job', 'Add to calendar']],
  ['tidal-lap-diary', ['More actions', 'Make the requested changes', 'Add to calendar']],
  ['hearth-lunchbox', ['View payment']],
] as const)(
  'the card of %s shows the amount, then its day, then the actions',
  async (job, names) => {
    await portal().visit(`/jobs/${job}`, { as: 'approved' });
    const next = await findNextStep();
    const day = next.getByText(/^In your wallet /);
    expect(isBefore(next.getByText(/^\$\s\d+\.00$/), day)).toBe(true);
    const actions = [...next.queryAllByRole('button'), ...next.queryAllByRole('link')];
    actions.sort((a, b) => (isBefore(a, b) ? -1 : 1));
    const getName = (action: Element) => action.getAttribute('aria-label') ?? action.textContent;
    expect(actions.map(getName)).toEqual(names);
    for (const action of actions) {
      // The menu "More actions" is in the header of the card.
      expect(isBefore(action, day)).toBe(getName(action) === 'More actions');
    }
  },
);

function isBefore(a: Element, b: Element): boolean {
  return Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}
