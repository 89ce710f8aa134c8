import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  invite as inviteToJob,
  revokeInvitation,
} from '../../../server/domain/applications/invitations.ts';
import { day } from '../../../contract/rules/durations.ts';
import type { Invitation } from '../../../contract/schemas/application.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

/** Invites the user to a job. Each test takes a different job, since a reply cannot be undone. */
async function invite(job: string, offer: number | null = null): Promise<string> {
  const { services } = portal().server;
  const invitation = await inviteToJob(services, 'account-approved', job, {
    message: 'Join us.',
    offer,
  });
  return invitation.id;
}

/** Opens the dialog in which an invitation is accepted or declined. */
async function openDialog(job: string, action: 'Accept invitation' | 'Decline') {
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

/** Invites the user to a job, and fills in the dialog; `accept` sends it. */
async function fillAcceptance(job: string) {
  await invite(job);
  const opened = await openDialog(job, 'Accept invitation');
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('checkbox', { name: 'I agree to these terms' }));
  return { ...opened, accept: () => user.click(dialog.getByRole('button', { name: 'Accept' })) };
}

/** Replaces the timers by which the page polls; time also passes by itself. */
function usePollingTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

const findSubmissionLink = () => screen.findByRole('link', { name: 'Open submission' });

afterEach(() => {
  vi.useRealTimers();
});

test('an invitation shows who invites, the message, the offer and the time left', async () => {
  await portal().visit('/jobs/ridgeway-overnight', { as: 'approved' });
  const banner = await screen.findByRole('region', { name: /invites you to this job/ });
  expect(banner).toHaveTextContent('Ridgeway Outdoors invites you to this job');
  expect(banner).toHaveTextContent('Would you walk a night with us?');
  const pay = screen.getByRole('region', { name: 'Pay and next step' });
  expect(pay).toHaveTextContent('$ 700.00');
  expect(within(pay).getByRole('button', { name: 'Accept invitation' })).toBeVisible();
  expect(banner).toHaveTextContent(/Reply in \d days/);
  expect(screen.queryByRole('button', { name: 'Apply for this job' })).toBeNull();
});

test('an invitation strikes no date, since no promise was broken', async () => {
  await portal().visit('/jobs/ridgeway-overnight', { as: 'approved' });
  const line = await screen.findByRole('list', { name: 'From application to payment' });
  expect(within(line).getByText(/^Reply, your turn/)).toBeInTheDocument();
  expect(line).not.toHaveTextContent('moved from');
  expect(line.querySelector('s')).toBeNull();
});

test('accepting needs the terms, then shows the accepted job', async () => {
  await invite('sona-studio-closet');
  const { user, dialog } = await openDialog('sona-studio-closet', 'Accept invitation');
  const accept = () => user.click(dialog.getByRole('button', { name: 'Accept' }));
  await expectVisible(() => dialog.getByRole('button', { name: /YouTube.*Account to publish on/ }));
  await accept();
  const terms = dialog.getByRole('checkbox', { name: 'I agree to these terms' });
  expect(terms).toHaveAccessibleDescription(/This field is required\./);
  await user.click(terms);
  await accept();
  expect(await findSubmissionLink()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: /invites you to this job/ })).toBeNull();
  await expectVisible('Invitation accepted. You can start.');
  // One notice, and a line that begins with the acceptance.
  const line = await screen.findByRole('list', { name: 'From application to payment' });
  await waitFor(() =>
    expect(within(line).getAllByRole('listitem')[0]).toHaveTextContent(/^Accepted, done/),
  );
  expect(screen.queryByText(/: Accepted$/)).toBeNull();
});

test('the pay that was offered is in the terms, and stays on the accepted job', async () => {
  await invite('petal-sunday-stems', 70_000);
  const { user, dialog } = await openDialog('petal-sunday-stems', 'Accept invitation');
  await expectVisible(() => dialog.getByText('$ 700.00'));
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await findSubmissionLink()).toBeVisible();
  const card = screen.getByRole('region', { name: 'Pay and next step' });
  expect(card).toHaveTextContent('$ 700.00');
});

test('an acceptance whose response is lost is shown', async () => {
  const { accept } = await fillAcceptance('pixel-lighthouse');
  const restore = portal().network.loseResponses(/^POST .*\/invitation$/);
  await accept();
  expect(await findSubmissionLink()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  restore();
});

test('the form stays filled in when the server cannot be reached', async () => {
  const { accept, dialog } = await fillAcceptance('orchard-first-budget');
  const restore = portal().interrupt(/invitation$/);
  await accept();
  await expectVisible(() => dialog.getByText(/The server did not respond/));
  restore();
  await accept();
  expect(await findSubmissionLink()).toBeVisible();
});

test('an earlier response about the job that arrives after an acceptance does not hide it', async () => {
  usePollingTimers();
  const { accept } = await fillAcceptance('mosaic-subtitle-swap');
  await portal().network.waitUntilIdle();
  const read = 'GET /api/job/mosaic-subtitle-swap';
  const countReads = () => portal().network.calls.filter((call) => call === read).length;
  const before = countReads();
  const release = portal().network.holdResponses(new RegExp(`^${read}$`));
  await advancePolling(portal(), 15_000);
  expect(countReads()).toBe(before + 1);
  await accept();
  expect(await findSubmissionLink()).toBeVisible();
  release();
  await portal().network.waitUntilIdle();
  expect(screen.getByRole('link', { name: 'Open submission' })).toBeVisible();
});

test('an acceptance on another device ends the dialog and shows the job', async () => {
  const { accept } = await fillAcceptance('sunrise-spritz');
  await portal().post('/api/job/sunrise-spritz/invitation', {
    action: 'accept',
    account: 'tiktok',
    accept_terms: true,
  });
  await accept();
  expect(await findSubmissionLink()).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('accepting a job with a product requires a shipping address; an error for `account` is shown at the account field', async () => {
  const { user, accept, dialog } = await fillAcceptance('kindly-vet-visit');
  const street = await dialog.findByRole('textbox', { name: 'Street and number' });
  await accept();
  await waitFor(() => expect(street).toShowError('This field is required.'));
  expect(portal().network.calls).not.toContain('POST /api/job/kindly-vet-visit/invitation');
  const texts = {
    'Street and number': '1 Fish Street',
    City: 'Singapore',
    Postcode: '049315',
    'Phone for the courier': '+6591234567',
  };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(dialog.getByRole('textbox', { name }));
    await user.paste(text);
  }
  // Name and country are in the profile.
  expect(dialog.getByRole('combobox', { name: 'Country' })).toHaveValue('Singapore');
  const restore = portal().interrupt(/invitation$/, {
    status: 422,
    body: { errors: { account: 'Choose another.' } },
  });
  await accept();
  const account = dialog.getByRole('button', { name: /Account to publish on/ });
  await waitFor(() => expect(account).toHaveAccessibleDescription(/Choose another\./));
  restore();
  await accept();
  await expectVisible(() =>
    screen.getByText('Invitation accepted. The work starts when the product arrives.'),
  );
});

test('a user without a connected account for the job sees a link to the profile', async () => {
  const { db } = portal().server.services;
  const accounts = db.updateTable('social_accounts').where('account_id', '=', 'account-approved');
  await accounts.set({ status: 'expired' }).where('provider', '=', 'youtube').execute();
  const { dialog } = await openDialog('ridgeway-overnight', 'Accept invitation');
  expect(await dialog.findByRole('link', { name: 'Connect an account' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(dialog.queryByRole('button', { name: 'Accept' })).toBeNull();
  await accounts.set({ status: 'connected' }).where('provider', '=', 'youtube').execute();
});

test('an invitation is declined with an optional reason', async () => {
  await invite('nimbus-first-mile');
  const { user, dialog } = await openDialog('nimbus-first-mile', 'Decline');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /You cannot accept the invitation later/,
  );
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'I am away.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const reopened = within(await screen.findByRole('dialog'));
  expect(reopened.getByRole('textbox', { name: /Reason/ })).toHaveValue('I am away.');
  await user.click(reopened.getByRole('button', { name: 'Decline' }));
  await expectVisible('You declined this invitation.');
  const { invitation } = (await (
    await portal().network.fetch('/api/job/nimbus-first-mile/invitation')
  ).json()) as { invitation: Invitation };
  expect(invitation.state).toBe('declined');
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
});

test('an invitation that ends while the page is open is shown as ended', async () => {
  usePollingTimers();
  const id = await invite('tablemates-fridge-rescue');
  await portal().visit('/jobs/tablemates-fridge-rescue', { as: 'approved' });
  await expectVisible(() => screen.getByRole('button', { name: 'Accept invitation' }));
  await revokeInvitation(portal().server.services, id);
  await advancePolling(portal(), 15_000);
  await expectVisible('The brand cancelled this invitation.');
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
});

test('an expired invitation is shown as expired before the server has marked it, and the user can still apply', async () => {
  const id = await invite('verdant-gym-bag');
  const { db, clock } = portal().server.services;
  await db
    .updateTable('invitations')
    .set({ expires_at: clock.now() - 1000 })
    .where('id', '=', id)
    .execute();
  await portal().visit('/jobs/verdant-gym-bag', { as: 'approved' });
  await expectVisible(/This invitation expired on/);
  expect(screen.getByText('You can still apply for this job.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply for this job' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
});

test('an invitation to a job without places explains this, and can be declined', async () => {
  await invite('lumen-rental-light');
  const user = await portal().visit('/jobs/lumen-rental-light', { as: 'approved' });
  await expectVisible(/All places are taken at the moment/);
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/You cannot accept the invitation later/)).not.toHaveTextContent(
    'you can still apply',
  );
});

test('invitations are marked in the list of jobs and can be filtered', async () => {
  const user = await portal().visit('/jobs', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Invited' }));
  expect(location.search).toBe('?invited=1');
  await waitFor(() => {
    const page = screen.getByRole('group', { name: /^Page 1/ });
    for (const row of within(page).getAllByRole('listitem')) {
      expect(row).toHaveTextContent('Invited');
    }
    expect(screen.getByRole('link', { name: /One overnight walk/ })).toBeVisible();
  });
  const link = screen.getByRole('link', { name: /One overnight walk/ });
  const card = link.closest('li');
  expect(card).toHaveTextContent('Invited');
  expect(card).toHaveTextContent(/Closes ?in \d days/);
});

test('open invitations are on the dashboard', async () => {
  await portal().visit('/dashboard', { as: 'approved' });
  const card = await screen.findByRole('article', { name: 'Invitations' });
  const link = await within(card).findByRole('link', { name: /One overnight walk/ });
  expect(link).toHaveAttribute('href', '/jobs/ridgeway-overnight');
  expect(card).toHaveTextContent(/in \d days/);
});

test('the dashboard has no card for invitations without any', async () => {
  await portal().visit('/dashboard', { as: 'fresh' });
  await expectVisible(() => screen.getByRole('heading', { name: 'Jobs for you' }));
  await waitFor(() =>
    expect(portal().network.calls.some((call) => call.includes('invited=1'))).toBe(true),
  );
  await portal().network.waitUntilIdle();
  expect(screen.queryByRole('article', { name: 'Invitations' })).toBeNull();
});

// Last, because the clock of the server stays ahead of the device's.
test('the time left is counted by the clock of the server', async () => {
  const readDaysLeft = async () => {
    await portal().visit('/jobs/ridgeway-overnight', { as: 'approved' });
    const banner = await screen.findByRole('region', { name: /invites you to this job/ });
    return Number(/Reply in (\d) days/.exec(banner.textContent)?.[1]);
  };
  const left = await readDaysLeft();
  portal().server.services.clock.advance(day);
  expect(await readDaysLeft()).toBe(left - 1);
});
