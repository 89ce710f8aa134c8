import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { approveStep, requestChanges } from '../../../server/domain/work/review.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = 'clearwell-two-minutes';
const step = 'now-minutes-draft';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the reply of the brand appears on the open page, and is announced', async () => {
  const { services } = portal().server;
  await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  await expectVisible('The brand is reviewing it');
  const feedback = {
    at: new Date(services.clock.now()).toISOString(),
    by: 'Clearwell',
    text: 'A little slower, please.',
    kind: 'edit',
  } as const;
  await requestChanges(services, step, feedback);
  await advancePolling(portal(), 15_000);
  await expectVisible(() => screen.getByRole('textbox', { name: 'Caption' }));
  // The feedback is above the form, and in the list of versions.
  expect(screen.getAllByText('A little slower, please.')[0]).toBeVisible();
  await expectVisible(/: Draft – Changes requested$/);
});

test('the page polls less and less often while nothing changes, and not at all while it is hidden', async () => {
  await portal().visit('/jobs/tidal-lap-diary/submission', { as: 'approved' });
  await screen.findByRole('textbox', { name: 'Caption' });
  const polls = () =>
    portal().network.calls.filter((call) => call === 'GET /api/job/tidal-lap-diary/submission');
  // The first request is followed by polls after 15, 30 and 60 seconds.
  for (const [seconds, count] of [
    [15, 2],
    [15, 2],
    [15, 3],
    [30, 3],
    [30, 4],
  ] as const) {
    await advancePolling(portal(), seconds * 1000);
    expect(polls()).toHaveLength(count);
  }
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advancePolling(portal(), 300_000);
  expect(polls()).toHaveLength(4);
});

test('an approval is announced once, and opens the next step', async () => {
  const { services } = portal().server;
  const { db } = services;
  await db
    .updateTable('application_steps')
    .set({ status: 'in_review' })
    .where('id', '=', step)
    .execute();
  await db
    .updateTable('submissions')
    .set({ state: 'submitted' })
    .where('application_id', '=', 'now-minutes')
    .execute();
  await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  await screen.findByText('The brand is reviewing it');
  await approveStep(services, step, { auto: false });
  await advancePolling(portal(), 15_000);
  await expectVisible(/: Draft – Approved$/);
  expect(screen.getAllByText(/: Draft – Approved$/)).toHaveLength(1);
  await expectVisible(() => screen.getByRole('heading', { name: 'Live link' }));
  // What to do next, and until when.
  expect(screen.getByText(/^Post it now and send the link by/)).toHaveTextContent(
    /by (\w{3} )?\d{1,2} \w{3}\.$/,
  );
});

test('after the last approval, the page says when the money arrives, and leads to the payment and to other jobs', async () => {
  const { services } = portal().server;
  await services.db
    .updateTable('application_steps')
    .set({ status: 'approved' })
    .where('application_id', '=', 'now-minutes')
    .where('id', '!=', 'now-minutes-live')
    .execute();
  await services.db
    .updateTable('application_steps')
    .set({ status: 'in_review' })
    .where('id', '=', 'now-minutes-live')
    .execute();
  await services.db
    .updateTable('submissions')
    .set({ state: 'submitted', step: 'live' })
    .where('application_id', '=', 'now-minutes')
    .execute();
  await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  await screen.findByText('The brand is reviewing it');
  await approveStep(services, 'now-minutes-live', { auto: false });
  await advancePolling(portal(), 15_000);
  const title = await screen.findByText(/^Approved: +in your wallet on$/);
  expect(title).toHaveTextContent(/^Approved: \$ [\d.]+ in your wallet on \w{3} \d+ \w{3}/);
  // Below the tasks, at which the user looks.
  const done = screen.getByText('This task is done');
  expect(done.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText('In your bank')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View payment' })).toHaveAttribute(
    'href',
    `/dashboard?tab=wallet&job=${job}`,
  );
  expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
});
