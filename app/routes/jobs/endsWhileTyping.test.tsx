import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { thin } from '../../../design-system/testing/isLongRun.ts';
import type { Apply } from '../../../contract/schemas/application.ts';
import { invite, revokeInvitation } from '../../../server/domain/applications/invitations.ts';
import { cancelJob, closeJob } from '../../../server/domain/jobChanges/endJob.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const services = () => portal().server.services;

/** Reads everything again, as when the connection is back. SWR does not repeat requests within 2 s. */
async function revalidate(): Promise<void> {
  await advancePolling(portal(), 2_100);
  act(() => void window.dispatchEvent(new Event('online')));
  await portal().network.waitUntilIdle();
}

/** Takes all places of a job. */
async function fill(job: string): Promise<void> {
  await services()
    .db.updateTable('jobs')
    .set((row) => ({ places_taken: row.ref('places_total'), state: 'full' }))
    .where('id', '=', job)
    .execute();
}

/** Lets the due date of the draft pass. */
async function missDraft(): Promise<void> {
  await services()
    .db.updateTable('application_steps')
    .set({ status: 'missed' })
    .where('id', '=', 'now-laps-draft')
    .execute();
}

/** Applies by a call, as on another device. */
function applyElsewhere(job: string, pitch: string) {
  return portal().post(`/api/job/${job}/apply`, {
    action: 'apply',
    account: 'tiktok',
    pitch,
    accept_terms: true,
    client_ref: crypto.randomUUID(),
  } satisfies Apply);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const closed = 'Applications are closed.';
const ends: [string, string, string, (job: string) => Promise<void>][] = [
  ['is full', 'tablemates-fridge-rescue', 'All places are taken.', fill],
  ['is closed', 'sunrise-spritz', closed, (job) => closeJob(services(), job)],
  ['is cancelled', 'nimbus-first-mile', closed, (job) => cancelJob(services(), job, 'No budget.')],
];
test.each(thin(ends, 3))(
  'if a job %s while one applies, the pitch can be read and copied',
  async (_how, job, reason, end) => {
    const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
    await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for this job' }));
    const pitch = dialog.getByRole('textbox', { name: 'Your pitch' });
    await user.type(pitch, 'I film at dawn.');
    for (const box of dialog.queryAllByRole('checkbox')) await user.click(box);
    for (const select of dialog.queryAllByRole('button', { name: /Account to publish on/ })) {
      await user.click(select);
      await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    }
    for (const rate of dialog.queryAllByRole('textbox', { name: 'Your rate' }))
      await user.type(rate, '200');
    for (const answer of dialog.queryAllByRole('textbox', { name: /^Which dish/ }))
      await user.type(answer, 'A soup.');
    await end(job);
    await revalidate();
    await user.click(dialog.getByRole('button', { name: 'Send application' }));
    // The server's reason is beside the pitch.
    await expectVisible(() => dialog.getByText(reason));
    await revalidate();
    expect(pitch).toBeVisible();
    expect(pitch).toHaveValue('I film at dawn.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectVisible('Applications are closed.');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy “Your pitch”' }));
    expect(writeText).toHaveBeenCalledWith('I film at dawn.');
    await user.click(screen.getByRole('button', { name: 'Delete text' }));
    expect(screen.queryByText('I film at dawn.')).toBeNull();
    await portal().visit(`/jobs/${job}`);
    await expectVisible('Applications are closed.');
    expect(screen.queryByText('I film at dawn.')).toBeNull();
  },
);

test('if one applies on another device meanwhile, the pitch can be read and copied, unless it is the one that was sent', async () => {
  const job = 'lumen-third-take';
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
  const pitch = await screen.findByRole('textbox', { name: 'Your pitch' });
  await user.type(pitch, 'I film at dawn.');
  await applyElsewhere(job, 'I film at night.');
  await revalidate();
  await expectVisible(() => screen.getByRole('button', { name: 'Cancel application' }));
  expect(screen.getByText('I film at dawn.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy “Your pitch”' })).toBeVisible();
  // The response to the same pitch was lost.
  await services()
    .db.updateTable('applications')
    .set({ pitch: 'I film at dawn.' })
    .where('job_id', '=', job)
    .execute();
  await revalidate();
  await waitFor(() => expect(screen.queryByText('Your text was not sent')).toBeNull());
});

test('if the work ends while one drops out, the reason stays', async () => {
  const job = 'clearwell-two-minutes';
  const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drop out of this job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'My camera broke.');
  await cancelJob(services(), job, 'No budget.');
  await revalidate();
  await user.click(dialog.getByRole('button', { name: 'Drop out' }));
  await revalidate();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('My camera broke.');
  await user.click(dialog.getByRole('button', { name: 'Stay in this job' }));
  await expectVisible('My camera broke.');
});

test.each(['Decline', 'Accept invitation'])(
  'if an invitation is revoked while one replies by “%s”, the form stays with the reason',
  async (name) => {
    const job = name === 'Decline' ? 'sona-studio-closet' : 'petal-sunday-stems';
    const { id } = await invite(services(), 'account-approved', job, {
      message: 'Join us.',
      offer: null,
    });
    const user = await portal().visit(`/jobs/${job}`, { as: 'approved' });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    const submit = await dialog.findByRole('button', { name: /^(Decline|Accept)$/ });
    for (const box of dialog.queryAllByRole('checkbox')) await user.click(box);
    await revokeInvitation(services(), id);
    await revalidate();
    await user.click(submit);
    await revalidate();
    expect(submit).toBeVisible();
    await expectVisible(() =>
      dialog.getByText(/invitation/i, { selector: 'li, [role="alert"] *, p' }),
    );
  },
);

test('if the work ends while one asks for more time, the reason stays', async () => {
  const job = 'harbour-roaster-visit';
  const user = await portal().visit(`/jobs/${job}?tab=discussion&ask=time`, { as: 'approved' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for more time' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It rains.');
  await cancelJob(services(), job, 'No budget.');
  await revalidate();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('It rains.');
  expect(dialog.getByRole('button', { name: 'Ask the brand' })).toBeVisible();
});

test.each([
  [
    'is cancelled',
    'tablemates-sunday-batch',
    (job: string) => cancelJob(services(), job, 'No budget.'),
  ],
  ['is missed', 'tidal-lap-diary', missDraft],
] as const)(
  'if work %s while one writes, the text can be read and copied',
  async (_how, job, end) => {
    const user = await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
    await user.type(
      await screen.findByRole('textbox', { name: 'Notes for the brand' }),
      'At dawn.',
    );
    await end(job);
    await revalidate();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.getByText('At dawn.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy “Notes for the brand”' })).toBeVisible();
  },
);

test('if a discussion closes while one writes, the message can be read and copied', async () => {
  const job = 'wren-desk-reset';
  const user = await portal().visit(`/jobs/${job}?tab=discussion`, { as: 'approved' });
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'I can film on Monday.');
  await cancelJob(services(), job, 'No budget.');
  await revalidate();
  await expectVisible(/^This discussion is closed/);
  expect(screen.getByText('I can film on Monday.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy “Message”' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
});
