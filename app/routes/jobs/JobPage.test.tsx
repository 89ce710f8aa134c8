import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Payments } from '../../../contract/schemas/money.ts';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Apply } from '../../../contract/schemas/application.ts';
import { changeBrief } from '../../../server/domain/jobChanges/briefChanges.ts';
import { paths } from '../../paths.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { openHistory } from '../../testing/openHistory.ts';
import { openPortal } from '../../testing/portal.tsx';
import { setOnline } from '../../testing/device.ts';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

/** Opens the dialog for applying on the page of a job; `send` sends the application. */
async function openApplication(job: string, name: RegExp) {
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await screen.findByRole('heading', { level: 1, name });
  await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for this job' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Send application' }));
  return { user, dialog, send };
}

/** Applies for a job by a call, as on another device. */
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

test('the page shows the job, and the user’s figure beside each requirement', async () => {
  await portal().visit('/jobs/sunrise-spritz', { as: 'approved' });
  const followers = await screen.findByText('Followers on TikTok');
  expect(followers.closest('li')).toHaveTextContent('Required: 5,000. Yours: 58,300');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sunrise Spritz/);
  expect(screen.getByText(/Other drinks in the frame/)).toBeVisible();
  expect(screen.getByText(/^9 of 12 places left/)).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: /breadcrumb/i });
  expect(within(crumbs).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/jobs');
});

test('the page and the dialog say what the work is, and where it is published', async () => {
  const { dialog } = await openApplication('sunrise-spritz', /^Sunrise Spritz/);
  const work = dialog.getByText('Work').closest('dt')?.nextElementSibling?.textContent;
  expect(work).toMatch(/^.{8,}, (?:TikTok|Instagram)/);
  // On the page below the brand, and in the dialog.
  expect(
    screen.getAllByText((_text, element) => element?.textContent === work).length,
  ).toBeGreaterThan(1);
});

test('the tags of the brief can be copied', async () => {
  const user = await portal().visit('/jobs/sunrise-spritz', { as: 'approved' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: /^Copy .*#SunriseSpritz/ }));
  expect(writeText).toHaveBeenCalledWith('#SunriseSpritz');
  expect(screen.getByRole('button', { name: /^Copy .*@solsticedrinks/ })).toBeVisible();
  writeText.mockRestore();
});

test('a user who does not qualify sees why and cannot apply', async () => {
  await portal().visit('/jobs/driftwood-night-train', { as: 'approved' });
  await expectVisible(/You cannot apply yet/);
  expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
});

test('a full job accepts no applications, and leads to similar ones', async () => {
  await portal().visit('/jobs/lumen-rental-light', { as: 'approved' });
  await expectVisible('Applications are closed.');
  const similar = (await screen.findByRole('heading', { name: 'Similar jobs' })).closest('article');
  const links = await within(similar as HTMLElement).findAllByRole('link');
  expect(links.length).toBeGreaterThan(0);
  expect(links.length).toBeLessThanOrEqual(3);
});

test('an open job shows no similar ones', async () => {
  await portal().visit('/jobs/sunrise-spritz', { as: 'approved' });
  await screen.findByRole('button', { name: 'Apply for this job' });
  expect(screen.queryByRole('heading', { name: 'Similar jobs' })).toBeNull();
});

test('an application is sent only if all fields that the job requires are valid', async () => {
  const { user, dialog, send } = await openApplication('tablemates-fridge-rescue', /Fridge rescue/);
  await send();
  const rate = dialog.getByRole('textbox', { name: 'Your rate' });
  const terms = dialog.getByRole('checkbox', { name: 'I agree to these terms' });
  expect(rate).toShowError(/This field is required\./);
  expect(terms).toShowError(/This field is required\./);
  await user.type(rate, '1');
  expect(rate).toShowError('The minimum Your rate is 150.00.');
  await user.clear(rate);
  await user.type(rate, '999999');
  expect(rate).toShowError('The maximum Your rate is 300.00.');
  expect(portal().network.calls.filter((call) => call.includes('/apply'))).toEqual([]);
});

test('the entered text stays when the dialog for applying is closed', async () => {
  const { user, dialog } = await openApplication('sunrise-spritz', /Sunrise/);
  await user.type(dialog.getByRole('textbox', { name: 'Your pitch' }), 'I rise at five.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Apply for this job' }));
  expect(await screen.findByRole('textbox', { name: 'Your pitch' })).toHaveValue('I rise at five.');
});

test('an application is sent once, shows the decision date, and can be cancelled', async () => {
  const { user, dialog, send } = await openApplication('sunrise-spritz', /Sunrise/);
  await user.type(dialog.getByRole('textbox', { name: 'Your pitch' }), 'I rise at five.');
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  const restore = portal().interrupt(/apply$/);
  await send();
  await expectVisible(() => dialog.getByText(/The server did not respond/));
  expect(dialog.getByRole('textbox', { name: 'Your pitch' })).toHaveValue('I rise at five.');
  restore();
  await send();
  await expectVisible(/^Application sent\. You will hear back by/);
  expect(screen.queryByRole('dialog', { name: 'Apply for this job' })).toBeNull();
  const dates = await screen.findByRole('list', { name: 'From application to payment' });
  await waitFor(() =>
    expect(within(dates).getAllByRole('listitem')[0]).toHaveTextContent(/^Applied, done/),
  );

  await user.click(screen.getByRole('button', { name: 'Cancel application' }));
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: 'Cancel your application?' }),
  );
  await user.click(confirmation.getByRole('button', { name: 'Cancel application' }));
  await expectVisible(() => screen.getByRole('link', { name: 'Find another job' }));
  await expectVisible(/: Cancelled by you$/);
  expect((await openHistory(user)).at(-1)).toMatch(/^You cancelled the application/);
});

test('a brief that changes behind the dialog is not agreed to unread', async () => {
  const job = 'verdant-gym-bag';
  const { user, dialog, send } = await openApplication(job, /./);
  const calls = () => portal().network.calls.filter((call) => call === `GET /api/job/${job}`);
  const [count, change] = [calls().length, { hashtags: ['#InMyBag'] }];
  await changeBrief(portal().server.services, job, change, 'Another hashtag.');
  // The page behind the dialog reads the job again.
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(calls().length).toBeGreaterThan(count);
  });
  await portal().network.waitUntilIdle();
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  await send();
  await expectVisible(() => dialog.getByText(/^The brief has changed since you opened it/));
});

test('an application sent from elsewhere is shown after a conflict', async () => {
  const { user, dialog, send } = await openApplication('nimbus-first-mile', /first mile/);
  await applyFor('nimbus-first-mile');
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  await send();
  await waitFor(() =>
    expect(dialog.getByText('You have already applied to this job.')).toBeVisible(),
  );
  expect(await screen.findByText(/You will hear back by/)).toBeInTheDocument();
});

test('the brand’s decision appears by polling', async () => {
  await portal().signIn('approved');
  await applyFor('sona-studio-closet', 'youtube');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await portal().visit('/jobs/sona-studio-closet');
  await expectVisible(/You will hear back by/);
  // The simulated brand accepts the application.
  await portal().server.simulate();
  await advancePolling(portal(), 15_000);
  await expectVisible(() => screen.getByRole('link', { name: 'Open submission' }));
});

test('offline, the form explains why it cannot be sent', async () => {
  const { dialog } = await openApplication('verdant-gym-bag', /gym bag/);
  const offlineText = /You are offline\. You can send this/;
  expect(dialog.queryByText(offlineText)).toBeNull();
  setOnline(false);
  await expectVisible(() => dialog.getByText(offlineText));
  setOnline(true);
  await waitFor(() => expect(dialog.queryByText(offlineText)).toBeNull());
});

test('an unknown job shows a message and a link to all jobs', async () => {
  await portal().visit('/jobs/no-such-job', { as: 'approved' });
  await expectVisible('Job not found');
  expect(location.pathname).toBe('/jobs/no-such-job');
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
});

test('while the job loads, the summary from the list is shown', async () => {
  const user = await portal().visit('/jobs?q=sunrise', { as: 'approved' });
  const link = await screen.findByRole('link', { name: /^Sunrise/ });
  portal().interrupt(/^\/api\/job\/sunrise/, { status: 500 });
  await user.click(link);
  await expectVisible('The job could not be loaded.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sunrise Spritz/);
});

test('requested changes come first, with the next step named after them, and the day once', async () => {
  await portal().visit(paths.job('tidal-lap-diary'), { as: 'approved' });
  const title = await screen.findByText('The brand requested changes');
  const request = title.closest('[data-tone]')!;
  expect(request).toHaveTextContent(/Lovely pace/);
  const dates = screen.getByRole('list', { name: 'From application to payment' });
  expect(request.compareDocumentPosition(dates)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const card = within(screen.getByRole('region', { name: 'Pay and next step' }));
  expect(card.getByRole('link', { name: 'Make the requested changes' })).toHaveAttribute(
    'href',
    paths.submission('tidal-lap-diary'),
  );
  expect(dates).toHaveTextContent(/in 3 days/);
  expect(screen.getByRole('region', { name: 'Pay and next step' })).not.toHaveTextContent(/3 days/);
});

test('the amount to be paid is shown if a bonus or a deduction has changed the pay', async () => {
  await portal().signIn('approved');
  const response = await portal().network.fetch('/api/payment?per_page=100');
  const { data } = (await response.json()) as Payments;
  const changed = data.find(({ adjustments }) => adjustments.length > 0);
  await portal().visit(paths.job(changed?.job_id ?? ''), { as: 'approved' });
  const card = await screen.findByRole('region', { name: 'Pay and next step' });
  const payBeforeFee = ((changed?.net.amount ?? 0) + (changed?.fee.amount ?? 0)) / 100;
  expect(card).toHaveTextContent(`$ ${payBeforeFee.toFixed(2)}`);
  expect(payBeforeFee).not.toBe((changed?.gross.amount ?? 0) / 100);
});

test('a late payment is labelled “Late”, not “Pending”', async () => {
  await portal().visit(paths.job('kindly-shelter-day'), { as: 'approved' });
  await expectVisible('Late');
  expect(screen.queryByText('Pending')).toBeNull();
});

test('the browser tab and the breadcrumb have the title of the job, also on the page of its work', async () => {
  await portal().visit('/jobs/harbour-roaster-visit', { as: 'approved' });
  const title = 'One morning at the roastery';
  await screen.findByRole('heading', { level: 1, name: title });
  expect(document.title).toMatch(new RegExp(`Byline \\| ${title}$`));
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByText(title)).toHaveAttribute('aria-current', 'page');
  await portal().visit('/jobs/harbour-roaster-visit/submission', { as: 'approved' });
  await waitFor(() => expect(document.title).toMatch(new RegExp(`Submission, ${title}$`)));
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(path.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    '/jobs/harbour-roaster-visit',
  );
});
