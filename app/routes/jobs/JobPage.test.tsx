import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Apply } from '../../../server/contract/application.ts';
import type { Platform } from '../../../server/contract/shared.ts';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

async function openApplication(job: string, name: RegExp) {
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await screen.findByRole('heading', { level: 1, name });
  await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for this job' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Send application' }));
  return { user, dialog, send };
}

function applyFor(job: string, account: Platform = 'tiktok') {
  const body: Apply = {
    action: 'apply',
    account,
    accept_terms: true,
    client_ref: crypto.randomUUID(),
  };
  return portal().post(`/api/job/${job}/apply`, body);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('tells what a job asks for, each requirement beside my own number', async () => {
  await portal().visit('/jobs/sunrise-spritz', { as: 'approved' });
  const followers = await screen.findByText('Followers on TikTok');
  expect(followers.closest('li')).toHaveTextContent('Needed: 5,000. Yours: 58,300');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sunrise Spritz/);
  expect(screen.getByText(/No other drinks in the frame/)).toBeVisible();
  expect(screen.getByText('9 of 12')).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: /breadcrumb/i });
  expect(within(crumbs).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
});

test('somebody who does not qualify is told why, and cannot apply', async () => {
  await portal().visit('/jobs/driftwood-night-train', { as: 'approved' });
  expect(await screen.findByText(/You cannot apply yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
});

test('a full job takes no application', async () => {
  await portal().visit('/jobs/lumen-rental-light', { as: 'approved' });
  expect(await screen.findByText('This job takes no applications any more.')).toBeVisible();
});

test('asks for everything that the job needs before anything is sent', async () => {
  const { user, dialog, send } = await openApplication('tablemates-fridge-rescue', /Fridge rescue/);
  await send();
  const rate = dialog.getByRole('textbox', { name: 'Your rate' });
  const terms = dialog.getByRole('checkbox', { name: 'I agree to these terms' });
  expect(rate).toHaveAccessibleDescription(/This field is required\./);
  expect(terms).toHaveAccessibleDescription(/This field is required\./);
  await user.type(rate, '1');
  expect(rate).toHaveAccessibleDescription(/The minimum Your rate is .*\./);
  await user.clear(rate);
  await user.type(rate, '999999');
  expect(rate).toHaveAccessibleDescription(/The maximum Your rate is .*\./);
  expect(portal().network.calls.filter((call) => call.includes('/apply'))).toEqual([]);
});

test('what was written stays on this device when the dialog is closed', async () => {
  const { user, dialog } = await openApplication('sunrise-spritz', /Sunrise/);
  await user.type(dialog.getByRole('textbox', { name: 'Your pitch' }), 'I rise at five.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Apply for this job' }));
  expect(await screen.findByRole('textbox', { name: 'Your pitch' })).toHaveValue('I rise at five.');
});

test('an application is sent once, shows until when the answer comes, and can be withdrawn', async () => {
  const { user, dialog, send } = await openApplication('sunrise-spritz', /Sunrise/);
  await user.type(dialog.getByRole('textbox', { name: 'Your pitch' }), 'I rise at five.');
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  const restore = portal().interrupt(/apply$/);
  await send();
  expect(await dialog.findByText(/The server did not answer/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Your pitch' })).toHaveValue('I rise at five.');
  restore();
  await send();
  expect(await screen.findByText(/^Sent\. You will hear by/)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Apply for this job' })).toBeNull();
  const timeline = await screen.findByRole('list', { name: 'From application to payment' });
  expect(within(timeline).getAllByRole('listitem')[0]).toHaveTextContent(/^Done: Applied/);

  await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Withdraw your application?' }),
  );
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('link', { name: 'Find another job' })).toBeVisible();
  expect(timeline).toHaveTextContent('Application withdrawn');
});

test('an application that the brand has answered meanwhile is shown as it is now', async () => {
  const { user, dialog, send } = await openApplication('nimbus-first-mile', /first mile/);
  await applyFor('nimbus-first-mile');
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  await send();
  expect(await dialog.findByText('You have already applied to this job.')).toBeVisible();
  expect(await screen.findByText(/You will hear by/)).toBeInTheDocument();
});

test('what the brand does appears by itself while one waits', async () => {
  await portal().signIn('approved');
  await applyFor('sona-studio-closet', 'youtube');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await portal().visit('/jobs/sona-studio-closet');
  expect(await screen.findByText(/You will hear by/)).toBeVisible();
  await portal().server.simulate();
  vi.advanceTimersByTime(15_000);
  expect(await screen.findByRole('link', { name: 'Open submission' })).toBeVisible();
});

test('without a network the form says why it cannot be sent', async () => {
  const { dialog } = await openApplication('verdant-gym-bag', /gym bag/);
  const why = /You are offline\. It can be sent/;
  expect(dialog.queryByText(why)).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await dialog.findByText(why)).toBeVisible();
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(dialog.queryByText(why)).toBeNull());
});

test('a job that is not there says so in its place, with a way back', async () => {
  await portal().visit('/jobs/no-such-job', { as: 'approved' });
  expect(await screen.findByText('This job is gone or was never yours')).toBeVisible();
  expect(location.pathname).toBe('/jobs/no-such-job');
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
});

test('what the list has told stands there while the rest is under way', async () => {
  const user = await portal().visit('/jobs?q=sunrise', { as: 'approved' });
  const link = await screen.findByRole('link', { name: /^Sunrise/ });
  portal().interrupt(/^\/api\/job\/sunrise/, { status: 500 });
  await user.click(link);
  expect(await screen.findByText('The job could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sunrise Spritz/);
});
