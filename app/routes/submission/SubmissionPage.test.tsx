import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Autosaved, SubmissionView } from '../../../contract/schemas/submission.ts';
import { addOwnRule, removeOwnRule } from '../../../server/testing/ownRule.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { getAnnounced } from '../../../design-system/testing/announced.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const roaster = 'harbour-roaster-visit';
/** Matches the call that saves a draft. */
const save = /^POST .*submission$/;

/** Opens the page of the work; returns one of its text fields. */
async function openWork(job: string, label = 'Caption') {
  const user = await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  return { user, field: await screen.findByRole('textbox', { name: label }) };
}

async function readWork(job: string): Promise<SubmissionView> {
  const response = await portal().network.fetch(`/api/job/${job}/submission`);
  return (await response.json()) as SubmissionView;
}

/** Replaces the text of a field by pasting. */
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Waits until the server has stored a caption. */
async function waitForSaved(caption: string) {
  await waitFor(async () => {
    expect((await readWork(roaster)).tasks[0]?.steps[0]?.submission?.caption).toBe(caption);
  });
}

/** Saves a caption by a call, as another device does. */
async function saveElsewhere(caption: string) {
  const base = (await readWork(roaster)).tasks[0]?.steps[0]?.submission?.saved_at ?? null;
  const response = await portal().post(`/api/job/${roaster}/submission`, {
    task_id: `${roaster}-1`,
    step: 'draft',
    caption,
    base_saved_at: base,
  });
  return (await response.json()) as Autosaved;
}

afterEach(() => void vi.useRealTimers());

test('the brief beside the work is short at first; its lists have the headings “Do” and “Don’t”', async () => {
  const { user } = await openWork(roaster);
  await expectVisible('Talk to Ana, who roasts');
  expect(screen.queryByText(/Show the colour of the beans/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByText(/Show the colour of the beans/)).toBeVisible();
  const dos = await screen.findByRole('heading', { name: 'Do', level: 3 });
  expect(dos.parentElement).toHaveTextContent('Talk to Ana, who roasts');
  const donts = screen.getByRole('heading', { name: 'Don’t', level: 3 });
  expect(donts.parentElement).toHaveTextContent('Anything beyond the yellow line');
});

test('the page has a heading that can be read while the job is loading', async () => {
  const release = portal().network.holdResponses(/^GET \/api\/job\//);
  await portal().visit(`/jobs/${roaster}/submission`, { as: 'approved' });
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Submission' }));
  expect(getAnnounced()).toContain('Loading…');
  release();
  await expectVisible(() => screen.getByRole('link', { name: /Roaster/i }));
});

test('a user who is not accepted sees why there is nothing to submit', async () => {
  await portal().visit('/jobs/sunrise-spritz/submission', { as: 'approved' });
  await expectVisible('You can submit work once the brand accepts you');
  expect(screen.getByRole('link', { name: 'Back to the job' })).toHaveAttribute(
    'href',
    '/jobs/sunrise-spritz',
  );
});

test('work in review cannot be edited', async () => {
  await portal().visit('/jobs/clearwell-two-minutes/submission', { as: 'approved' });
  await expectVisible('The brand is reviewing it');
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('requested changes are shown above the form, which has the latest version', async () => {
  const { field } = await openWork('tidal-lap-diary');
  expect(screen.getByText('The brand requested changes')).toBeVisible();
  expect((field as HTMLTextAreaElement).value).not.toBe('');
});

test('a draft is saved when its field is left, and is restored after a reload', async () => {
  const { user, field } = await openWork(roaster);
  await write(user, field, '#ad Six in the morning, saved');
  expect(screen.getByText('Saved on this device')).toBeVisible();
  await user.tab();
  expect(await screen.findByText('Saved')).toHaveTextContent(/^Saved \d\d:\d\d [AP]M$/);
  expect((await openWork(roaster)).field).toHaveValue('#ad Six in the morning, saved');
});

test('a draft is saved on the device while offline, and on the server once online', async () => {
  const { user, field } = await openWork(roaster);
  const restore = portal().interrupt(/submission$/);
  await write(user, field, '#ad In a tunnel');
  await user.tab();
  await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  restore();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toHaveTextContent(/^Saved \d\d:\d\d [AP]M$/);
  expect((await readWork(roaster)).tasks[0]?.steps[0]?.submission?.caption).toBe('#ad In a tunnel');
});

test('text written while a save is on its way is saved after it, and is not a conflict', async () => {
  const { user, field } = await openWork(roaster);
  const release = portal().network.holdResponses(save);
  await write(user, field, '#ad One');
  await user.tab();
  await write(user, field, '#ad One, two');
  await user.tab();
  await write(user, field, '#ad One, two, three');
  await user.tab();
  expect(portal().network.calls.filter((call) => save.test(call))).toHaveLength(1);
  release();
  await waitForSaved('#ad One, two, three');
  await expectVisible('Saved');
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
});

test('text written after a lost response is saved, and is not a conflict', async () => {
  const { user, field } = await openWork(roaster);
  const restore = portal().network.loseResponses(save);
  await write(user, field, '#ad Lost');
  await user.tab();
  await waitForSaved('#ad Lost');
  restore();
  await write(user, field, '#ad Lost, and found');
  await user.tab();
  await expectVisible('Saved');
  await waitForSaved('#ad Lost, and found');
});

test('a draft whose save got no response before the page was closed opens without a conflict', async () => {
  const { user, field } = await openWork(roaster);
  const restore = portal().network.loseResponses(save);
  await write(user, field, '#ad Before the tunnel');
  await user.tab();
  await waitForSaved('#ad Before the tunnel');
  await write(user, field, '#ad Before the tunnel, and in it');
  restore();
  expect((await openWork(roaster)).field).toHaveValue('#ad Before the tunnel, and in it');
  expect(screen.queryByText('This draft was changed on another device')).toBeNull();
});

test('after the server has failed, a draft is saved again without a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, field } = await openWork(roaster);
  const restore = portal().interrupt(/submission$/, { status: 503 });
  await write(user, field, '#ad While the server restarts');
  await user.tab();
  await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  restore();
  await advancePolling(portal(), 15_000);
  await expectVisible('Saved');
  await waitForSaved('#ad While the server restarts');
});

test('the reason for changes stays after the draft was edited', async () => {
  const job = 'tidal-lap-diary';
  const { user, field } = await openWork(job);
  const title = 'The brand requested changes';
  expect(screen.getByText(title)).toBeVisible();
  await write(user, field, 'Without the other swimmer');
  await user.tab();
  await waitFor(async () => {
    expect((await readWork(job)).tasks[0]?.steps[0]?.submission?.state).toBe('draft');
  });
  await openWork(job);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getAllByText(/Lovely pace/)[0]).toBeVisible();
});

test('checks are ticked while the user types; only rules that no check can see are left to the user', async () => {
  await addOwnRule(portal().server.services.db, roaster, 'Film it yourself.');
  const { user, field } = await openWork(roaster);
  const findings = () =>
    screen
      .getByRole('list', { name: 'What the caption needs' })
      .querySelectorAll('[data-result="pass"]').length;
  // Nothing is found in an empty caption, which is not too long.
  await user.clear(field);
  expect(findings()).toBe(0);
  expect(screen.queryByText(/Keep the caption within/)).toBeNull();
  // The bar counts what the lists show as open: the caption and its rules below its field, something to look at, and the tick.
  const captionList = screen.getByRole('list', { name: 'What the caption needs' });
  expect(field.compareDocumentPosition(captionList)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const open = document.querySelectorAll('[data-result]:not([data-result="pass"])').length;
  expect(screen.getByText(`${open + 1} checks remaining`)).toBeVisible();
  await write(user, field, 'Nothing yet');
  expect(findings()).toBe(0);
  // A disclosure, a hashtag, a mention, the own rule, and something to look at.
  expect(screen.getByText('5 checks remaining')).toBeVisible();
  const { rules } = await readWork(roaster);
  const tags = rules
    .filter(({ kind }) => ['disclosure', 'hashtag', 'mention'].includes(kind))
    .map(({ value }) => value);
  await write(user, field, tags.join(' '));
  expect(findings()).toBe(3);
  const box = screen.getByRole('checkbox');
  expect(box).toHaveAccessibleName('Film it yourself.');
  expect(box).toHaveAccessibleDescription(/Tick this to confirm it\./);
  await user.click(box);
  expect(box).not.toHaveAccessibleDescription(/Tick this/);
  // The name of the form is "task: step".
  expect(screen.getByRole('form', { name: /: / })).toContainElement(box);
  // The server would refuse a draft without a link or a picture.
  expect(screen.getByText('1 check remaining')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Preview link' }), 'https://example.com/a');
  expect(screen.getByText('All checks passed')).toBeVisible();
  await write(user, field, 'Nothing again');
  // The three tags are missing again; the own rule stays ticked.
  expect(screen.getByText('3 checks remaining')).toBeVisible();
  await removeOwnRule(portal().server.services.db, roaster);
});

test.each(['Keep this version', 'Use the other version'])(
  'a draft changed on another device is not overwritten: "%s"',
  async (choice) => {
    const { user, field } = await openWork(roaster);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await saveElsewhere(`From the laptop: ${choice}`);
    await write(user, field, `From the phone: ${choice}`);
    await user.tab();
    const title = await screen.findByText('This draft was changed on another device');
    await expectVisible(() => screen.getByText(`From the laptop: ${choice}`));
    expect(scroll.mock.contexts).toContain(title.closest('[data-tone]'));
    await user.click(screen.getByRole('button', { name: choice }));
    const expected = choice.startsWith('Keep') ? 'From the phone' : 'From the laptop';
    expect(field).toHaveValue(`${expected}: ${choice}`);
    await waitFor(async () => {
      const saved = (await readWork(roaster)).tasks[0]?.steps[0]?.submission?.caption;
      expect(saved).toBe(`${expected}: ${choice}`);
    });
    expect(screen.queryByText('This draft was changed on another device')).toBeNull();
  },
);

test('work is submitted only if all fields are valid', async () => {
  const { user, field } = await openWork(roaster);
  await user.clear(field);
  const link = screen.getByRole('textbox', { name: 'Preview link' });
  await write(user, link, 'http://drive.example/1');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(field).toHaveAccessibleDescription(/This field is required\./);
  expect(link).toHaveAccessibleDescription(/The Preview link is invalid\./);
  expect(portal().network.calls.filter((call) => call.includes('/submit/task'))).toEqual([]);
});

test('the preview link of a draft without pictures is marked as required and is checked before it is sent', async () => {
  const { user } = await openWork(roaster);
  const link = screen.getByRole('textbox', { name: 'Preview link' });
  await user.clear(link);
  expect(link).toBeRequired();
  expect(link).toHaveAccessibleDescription(/Pictures can be added below\./);
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(link).toShowError('This field is required.');
  expect(portal().network.calls.filter((call) => call.includes('/submit/task'))).toEqual([]);
});

test('the server’s errors are shown at their fields, and the text stays', async () => {
  const { user, field } = await openWork(roaster);
  await write(user, field, 'No tags at all');
  await write(
    user,
    screen.getByRole('textbox', { name: 'Preview link' }),
    'https://drive.example/1',
  );
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  // All that is missing, not one after the other.
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/in the first line.*hashtag.*Mention/),
  );
  expect(field).toHaveValue('No tags at all');
});

test('a post link of another platform is rejected, and the right one is submitted', async () => {
  const { user, field } = await openWork('tablemates-sunday-batch', 'Post link');
  const send = () => user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await write(user, field, 'https://vimeo.com/1');
  await send();
  expect(field).toHaveAccessibleDescription(/The Post link is invalid\./);
  expect(field).toHaveAccessibleDescription(/such as https:\/\/youtu\.be\/aBcDeFgHiJk/);
  expect(portal().network.calls.filter((call) => call.includes('/submit/task'))).toEqual([]);
  // A text as YouTube's app shares it is replaced by the link in it.
  await write(user, field, 'Watch “My Sunday” on YouTube: HTTPS://Youtu.be/dQw4w9WgXcQ?si=abc.');
  expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await user.clear(field);
  await user.type(field, 'youtu.be/dQw4w9WgXcQ?t=3');
  expect(field).toHaveValue('youtu.be/dQw4w9WgXcQ?t=3');
  await user.tab();
  expect(field).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await send();
  await expectVisible('Submitted for review.');
  // The form with the button is gone: its new state is shown and focused.
  const state = (await screen.findByText('The brand is reviewing it')).closest('[data-tone]');
  expect(state).toHaveFocus();
  expect(scroll.mock.contexts).toContain(state?.closest('[data-card]'));
  const versions = (await screen.findAllByText(', version 1')).map((text) => text.textContent);
  expect(versions).toContain('Live link, version 1');
});

test('after the brand has ended the work, the reason is shown', async () => {
  const { db } = portal().server.services;
  const removed = {
    state: 'removed',
    reason_code: 'other',
    reason_text: 'Not recognisable.',
  } as const;
  await db
    .updateTable('applications')
    .set(removed)
    .where('account_id', '=', 'account-approved')
    .where('job_id', '=', 'harbour-roaster-visit')
    .execute();
  await portal().visit('/jobs/harbour-roaster-visit/submission', { as: 'approved' });
  await expectVisible('Your work on this job has ended');
  await expectVisible('Not recognisable.');
  expect(screen.getByRole('link', { name: 'Back to the job' })).toBeVisible();
});
