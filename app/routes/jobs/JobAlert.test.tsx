import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { deadlineReminderLead, day } from '../../../server/durations.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
// A job whose places are all taken, so it is closed for applications.
const fullJob = '/jobs/lumen-rental-light';

/** Returns the categories of which the user gets alerts. */
const readAlerts = async () => {
  const response = await portal().network.fetch('/api/profile/init');
  return ((await response.json()) as ProfileResponse).profile.preferences.job_alerts;
};

const savePreferences = (preferences: object) => portal().post('/api/profile', { preferences });

const findStart = () => screen.findByRole('button', { name: 'Notify me of similar jobs' });

test('a closed job offers an alert for its categories, and the confirmation has an Undo', async () => {
  await portal().signIn('approved');
  await savePreferences({ job_alerts: ['pets'] });
  const user = await portal().visit(fullJob);
  await user.click(await findStart());
  await expectVisible(() =>
    screen.getByText(/^We will email you new jobs in these categories: .+\.$/),
  );
  const job = await portal().network.fetch('/api/job/lumen-rental-light');
  const { categories } = (await job.json()) as JobDetail;
  expect(await readAlerts()).toEqual(['pets', ...categories].toSorted());
  await expectVisible(() => screen.getByRole('button', { name: 'Stop these emails' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findStart();
  expect(await readAlerts()).toEqual(['pets']);
});

test('Undo keeps the alerts that were chosen since the confirmation', async () => {
  await portal().signIn('approved');
  await savePreferences({ job_alerts: ['pets'] });
  const user = await portal().visit(fullJob);
  await user.click(await findStart());
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await savePreferences({ job_alerts: [...(await readAlerts()), 'food'] });
  await user.click(undo);
  await findStart();
  expect(await readAlerts()).toEqual(['food', 'pets']);
});

test('the alert is stopped on the page of the job, and chosen in the preferences', async () => {
  await portal().signIn('approved');
  await savePreferences({ job_alerts: ['pets'] });
  const user = await portal().visit(fullJob);
  await user.click(await findStart());
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  await findStart();
  expect(await readAlerts()).toEqual(['pets']);
  const profileUser = await portal().visit('/profile/edit?section=preferences', { as: 'approved' });
  const field = await screen.findByRole('combobox', { name: 'Job alerts' });
  await profileUser.type(field, 'Foo');
  await profileUser.click(await screen.findByRole('option', { name: 'Food' }));
  await profileUser.keyboard('{Escape}');
  await profileUser.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await readAlerts()).toEqual(['food', 'pets']));
});

test('if the alert cannot be saved, the error is shown and nothing changes', async () => {
  const user = await portal().visit(fullJob, { as: 'approved' });
  const start = await findStart();
  const restore = portal().interrupt(/^\/api\/profile$/);
  await user.click(start);
  await expectVisible(/The server did not respond/);
  restore();
  await findStart();
});

test('while emails are turned off, the alert explains that none are sent', async () => {
  await portal().signIn('approved');
  await savePreferences({ email_updates: 'off', job_alerts: [] });
  const user = await portal().visit(fullJob);
  await expectVisible(/^Emails about jobs are off\./);
  await user.click(await findStart());
  await expectVisible(() => screen.getByRole('button', { name: 'Stop these emails' }));
  expect(screen.getByText(/^Emails about jobs are off\./)).toBeVisible();
  expect(screen.queryByText(/^We (will )?email you/)).toBeNull();
  await savePreferences({ email_updates: 'instant' });
});

test('the preferences state when reminders are sent', async () => {
  await portal().visit('/profile/edit?section=preferences', { as: 'approved' });
  await expectVisible('We email you two days before work is due.');
  expect(deadlineReminderLead).toBe(2 * day);
});
