import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeBrief } from '../../../server/domain/jobs/briefChanges.ts';
import { day } from '../../../server/durations.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();
const id = 'tablemates-sunday-batch';

const notice = () => screen.queryAllByText(/^The brief changed on/);

test('shows since when, and which parts have changed from what to what', async () => {
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
  const pad = (number: number) => String(number).padStart(2, '0');
  const now = new Date(services.clock.now());
  const date = `${pad(now.getDate())}/${pad(now.getMonth() + 1)}/${now.getFullYear()}`;
  expect(title).toHaveTextContent(`The brief changed on ${date}: Title, Hashtags, Work due`);
  expect(screen.getByText('More time, one more hashtag.')).toBeVisible();
  const part = (label: string) => {
    const terms = screen.getAllByText(label).filter((one) => one.closest('dt'));
    // The facts of the job, below the notice, have some of the same labels.
    return terms[0]?.closest('dt')?.nextElementSibling;
  };
  expect(part('Title')).toHaveTextContent(/^BeforeSunday batch.*NowMonday batch$/);
  expect(part('Hashtags')).toHaveTextContent(/^Added#Leftovers$/);
  expect(part('Work due')).toHaveTextContent(/^Before\d\d\/.*M ?Now\d\d\/.*M$/);
  expect(screen.getByText('Work that is already approved is not affected.')).toBeVisible();
});

test('who has not applied, or applied afterwards, sees no notice', async () => {
  await portal().visit(`/jobs/${id}`, { as: 'fresh' });
  await screen.findByRole('tab', { name: 'Brief' });
  expect(notice()).toEqual([]);
});

test('a new hashtag must be in the work that is not approved yet', async () => {
  const { services } = portal().server;
  await changeBrief(services, 'tidal-lap-diary', { hashtags: ['#Laps'] }, 'Another hashtag.');
  await portal().visit('/jobs/tidal-lap-diary/submission', { as: 'approved' });
  expect((await screen.findAllByText(/#Laps/)).length).toBeGreaterThan(0);
});
