import { screen, waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import { acceptChange } from '../../../server/domain/applications/agreements.ts';
import { decideExtension } from '../../../server/domain/discussion/decideExtension.ts';
import { changeBrief } from '../../../server/domain/jobChanges/briefChanges.ts';
import { day } from '../../../server/durations.ts';
import { recordDownloads, type Download } from '../../testing/downloads.ts';
import { chooseExport } from '../../testing/chooseExport.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = 'tablemates-sunday-batch';

/** Returns the events of a calendar file. */
async function parse(download: Download | undefined): Promise<ICAL.Event[]> {
  const text = (await download?.content.text()) ?? '';
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

/** Exports the calendar by the button of a page, or by an item of its export menu. Returns the file and its events. */
async function download(path: string, menuItem?: string, button = 'Add to calendar') {
  const downloads = recordDownloads();
  const user = await portal().visit(path, { as: 'approved' });
  if (menuItem) await chooseExport(user, menuItem);
  else await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  return { file: downloads[0], events: await parse(downloads[0]) };
}

afterEach(() => vi.restoreAllMocks());

test('a date that the brand moves replaces the first event', async () => {
  const { services } = portal().server;
  const before = await download(`/jobs/${job}`);
  expect(before.file?.name).toBe(`${job}.ics`);
  const { work_due } = await services.db
    .selectFrom('jobs')
    .select('work_due')
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  await changeBrief(services, job, { work_due: work_due + 3 * day }, 'More time.');
  // Until the user accepts the changed brief, the agreed days stand.
  const offered = await download(`/jobs/${job}`);
  expect(offered.events.map(({ startDate }) => startDate.toString())).toEqual(
    before.events.map(({ startDate }) => startDate.toString()),
  );
  await acceptChange(services, 'account-approved', job, 2);
  const after = await download(`/jobs/${job}`);
  expect(after.events.map(({ uid }) => uid)).toEqual(before.events.map(({ uid }) => uid));
  const [first] = before.events;
  const [second] = after.events;
  expect(second?.sequence).toBe((first?.sequence ?? 0) + 1);
  const moved = Number(second?.startDate.toJSDate()) - Number(first?.startDate.toJSDate());
  expect(moved).toBe(3 * day);
});

test('more time that the brand grants moves the event on the page of the work', async () => {
  const { services } = portal().server;
  await portal().signIn('approved');
  const path = '/jobs/tidal-lap-diary/submission';
  const before = await download(path);
  const due = Number(before.events[0]?.startDate.toJSDate());
  const response = await portal().post('/api/job/tidal-lap-diary/discussion', {
    kind: 'extension_request',
    // A UID is `job.<job>.task.<task>.<step>`.
    task_id: before.events[0]?.uid.split('.')[3],
    until: new Date(due + 2 * day).toISOString(),
    body: 'I am ill.',
    client_ref: crypto.randomUUID(),
  });
  expect(response.status).toBe(200);
  const { id } = await services.db
    .selectFrom('extension_requests')
    .select('id')
    .executeTakeFirstOrThrow();
  await decideExtension(services, id, 'grant', 'Get well soon.');
  const after = await download(path);
  expect(after.events[0]?.uid).toBe(before.events[0]?.uid);
  expect(after.events[0]?.sequence).toBe((before.events[0]?.sequence ?? 0) + 1);
  expect(Number(after.events[0]?.startDate.toJSDate())).toBe(due + 2 * day);
});

test('a job without an application offers the date by which to apply', async () => {
  const { events } = await download('/jobs/sunrise-spritz');
  expect(events.map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/^Apply by: Sunrise Spritz/),
  ]);
});

test('all active due dates are exported from the history, with links to the work', async () => {
  const { file, events } = await download('/job/history', 'Export deadlines');
  expect(file?.name).toBe('deadlines.ics');
  const steps = await portal()
    .server.services.db.selectFrom('application_steps')
    .innerJoin('applications', 'applications.id', 'application_steps.application_id')
    .select('application_steps.id')
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'accepted')
    .where('status', 'in', ['locked', 'open', 'changes_requested'])
    .execute();
  expect(steps.length).toBeGreaterThan(2);
  expect(events).toHaveLength(steps.length);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(steps.length);
  const links = events.map(({ component }) => String(component.getFirstPropertyValue('url')));
  expect(links).toContain(`${location.origin}/jobs/${job}/submission`);
});

test('without active jobs there is nothing to export', async () => {
  const user = await portal().visit('/job/history', { as: 'fresh' });
  await chooseExport(user, 'Export deadlines');
  await expectVisible(/there are no deadlines to export/);
});

test('a failed export is explained', async () => {
  const user = await portal().visit('/job/history', { as: 'approved' });
  await screen.findByText(/Sunday batch/);
  portal().interrupt(/history$/);
  const button = await chooseExport(user, 'Export deadlines');
  await expectVisible(/The server did not respond/);
  expect(button).toBeEnabled();
});

const remove = 'Remove from calendar';
const isCancelled = ({ component }: ICAL.Event) =>
  component.getFirstPropertyValue('status') === 'CANCELLED';

/** Ends the application to a job in a state. */
const endApplication = (jobId: string, state: 'dropped' | 'removed' | 'withdrawn' | 'declined') =>
  portal()
    .server.services.db.updateTable('applications')
    .set({ state })
    .where('account_id', '=', 'account-approved')
    .where('job_id', '=', jobId)
    .execute();

test.each(['dropped', 'removed'] as const)(
  'the events of a job are cancelled after the work has ended as %s',
  async (state) => {
    const { services } = portal().server;
    await services.db
      .updateTable('applications')
      .set({ state: 'accepted' })
      .where('job_id', '=', job)
      .where('account_id', '=', 'account-approved')
      .execute();
    const before = await download(`/jobs/${job}`);
    await endApplication(job, state);
    const after = await download(`/jobs/${job}`, undefined, remove);
    expect(await after.file?.content.text()).toContain('METHOD:CANCEL\r\n');
    const steps = new Map(after.events.map((event) => [event.uid, event]));
    expect(before.events.length).toBeGreaterThan(0);
    for (const { uid, sequence } of before.events) {
      const event = steps.get(uid) ?? expect.fail(uid);
      expect(isCancelled(event)).toBe(true);
      expect(event.sequence).toBeGreaterThan(sequence);
    }
    const all = await download('/job/history', 'Export deadlines');
    const cancelled = new Set(all.events.filter(isCancelled).map(({ uid }) => uid));
    for (const { uid } of before.events) expect(cancelled).toContain(uid);
    expect(all.events.some((event) => !isCancelled(event))).toBe(true);
  },
);

test.each(['withdrawn', 'declined'] as const)(
  'the date by which to apply is cancelled after the application has ended as %s',
  async (state) => {
    const { services } = portal().server;
    const { job_id: id } = await services.db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select('job_id')
      .where('account_id', '=', 'account-approved')
      .where('applications.state', 'in', ['applied', 'viewed'])
      .where('apply_by', '>', services.clock.now())
      .executeTakeFirstOrThrow();
    await endApplication(id, state);
    const { events } = await download(`/jobs/${id}`, undefined, remove);
    expect(events.map(({ uid }) => uid)).toEqual([`job.${id}.apply@${location.hostname}`]);
    expect(events.every(isCancelled)).toBe(true);
    expect(events[0]?.sequence).toBe(1);
  },
);

test('the date of a reply is cancelled after the invitation was declined', async () => {
  const { services } = portal().server;
  const invitation = await services.db
    .selectFrom('invitations')
    .select(['id', 'job_id'])
    .where('account_id', '=', 'account-approved')
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  await services.db
    .updateTable('invitations')
    .set({ state: 'declined' })
    .where('id', '=', invitation.id)
    .execute();
  const id = invitation.job_id;
  const { events } = await download(`/jobs/${id}`);
  const reply = events.find(({ uid }) => uid.startsWith(`job.${id}.reply@`));
  expect(reply && isCancelled(reply)).toBe(true);
});
