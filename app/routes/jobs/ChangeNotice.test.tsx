import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeBrief } from '../../../server/domain/jobChanges/briefChanges.ts';
import { day } from '../../../server/durations.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const id = 'tablemates-sunday-batch';

const notice = () => screen.queryAllByText(/^The brief changed on/);

test('the notice shows when the brief changed, and the previous and the new text of each part', async () => {
  const { services } = portal().server;
  await portal().visit(`/jobs/${id}`, { as: 'approved' });
  await screen.findByRole('tab', { name: 'Brief' });
  expect(notice()).toEqual([]);
  const { work_due } = await services.db
    .selectFrom('jobs')
    .select('work_due')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await changeBrief(
    services,
    id,
    {
      work_due: work_due + 3 * day,
      hashtags: ['#SundayBatch', '#Leftovers'],
      title: 'Monday batch',
    },
    'More time, one more hashtag.',
  );
  await portal().visit(`/jobs/${id}`);
  const title = await screen.findByText(/^The brief changed on/);
  expect(title).toHaveTextContent(
    /^The brief changed on \w{3} \d+ \w{3}: Title, Hashtags, Work due$/,
  );
  expect(screen.getByText('More time, one more hashtag.')).toBeVisible();
  const getPart = (label: string) => {
    const terms = screen.getAllByText(label).filter((element) => element.closest('dt'));
    // The first is in the notice; the job’s facts below it have some of the same labels.
    return terms[0]?.closest('dt')?.nextElementSibling;
  };
  expect(getPart('Title')).toHaveTextContent(/^BeforeSunday batch.*With the changeMonday batch$/);
  expect(getPart('Hashtags')).toHaveTextContent(/^Added#Leftovers$/);
  expect(getPart('Work due')).toHaveTextContent(
    /^Before\w{3} \d+ \w{3}With the change\w{3} \d+ \w{3}$/,
  );
  // The agreed days stand until the change is accepted.
  expect(screen.getAllByText(/^Agreed:/)[0]).toHaveTextContent(
    /^Agreed: \w{3} \d+ \w{3}\. With the change: \w{3} \d+ \w{3}\.$/,
  );
  expect(screen.getByText('Work that is already approved is not affected.')).toBeVisible();
});

test('a user who has not applied sees no notice', async () => {
  await portal().visit(`/jobs/${id}`, { as: 'fresh' });
  await screen.findByRole('tab', { name: 'Brief' });
  expect(notice()).toEqual([]);
});

test('the agreed version applies until the change is accepted; the agreement can be read and printed', async () => {
  const job = 'tidal-lap-diary';
  const { services } = portal().server;
  const changes = { hashtags: ['#Laps'], description: 'Swim at night instead.' };
  await changeBrief(services, job, changes, 'Another hashtag, at another time.');
  await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  expect((await screen.findAllByText(/#LapDiary/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/#Laps/)).toBeNull();
  expect(screen.queryByText('Swim at night instead.')).toBeNull();
  const user = await portal().visit(`/jobs/${job}`);
  await expectVisible(/^You agreed to version 1 on/);
  expect(screen.getByRole('link', { name: 'Discuss it' })).toHaveAttribute(
    'href',
    `/jobs/${job}?tab=discussion`,
  );
  await user.click(screen.getByRole('button', { name: 'Accept the change' }));
  await waitFor(() => expect(notice()).toEqual([]));
  await user.click(screen.getByRole('tab', { name: 'Terms' }));
  const agreement = await screen.findByText(/: version 2, agreed on/);
  expect(agreement).toBeVisible();
  // Only the elements with this attribute are printed (print.css).
  expect(agreement.closest('[data-print]')).toContainElement(
    screen.getByRole('heading', { name: 'What you agreed on' }),
  );
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  await portal().visit(`/jobs/${job}/submission`);
  // In the brief and in the checks.
  await waitFor(() => expect(screen.getAllByText(/#Laps/).length).toBeGreaterThan(1));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText('Swim at night instead.')).toBeVisible();
});

test('a creator can leave because of a changed brief, without a mark on the record', async () => {
  const job = 'harbour-roaster-visit';
  const { services } = portal().server;
  await changeBrief(services, job, { disclosure: ['#advert'] }, 'Another disclosure.');
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Leave the job' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this job?' }));
  expect(dialog.getByText(/does not count towards your on-time record/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave the job' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const application = await services.db
    .selectFrom('applications')
    .select(['state', 'reason_code'])
    .where('account_id', '=', 'account-approved')
    .where('job_id', '=', job)
    .executeTakeFirstOrThrow();
  expect(application).toEqual({ state: 'dropped', reason_code: 'left_changed_brief' });
});
