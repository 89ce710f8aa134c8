import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import { decideExtension } from '../../../server/domain/discussion/decideExtension.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { setWindowWidth } from '../../testing/device.ts';
import { clearDiscussion, discussedJob, sendAsBrand } from '../../testing/discussion.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = discussedJob;
const path = `/jobs/${job}?tab=discussion`;
const api = `/api/job/${job}/discussion`;
const post = /^POST .*\/discussion$/;
const poll = /^GET .*\/discussion$/;

/** Sends a message of the brand. */
const write = (text: string) => sendAsBrand(portal(), text);

/** Returns the discussion from the API. */
const read = async () => (await (await portal().network.fetch(api)).json()) as Discussion;

const list = () => within(screen.getByRole('tabpanel', { name: /^Discussion/ }));
const messages = () => list().getAllByRole('listitem');

/** Returns how often the page has asked for new messages. */
const countPolls = () => portal().network.calls.filter((call) => poll.test(call)).length;

/** Replaces the timers by which the page polls; time also passes by itself. */
function usePollingTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

async function open() {
  const user = await portal().visit(path, { as: 'approved' });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  const send = async (text: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Message' }), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
  };
  return { user, field, send };
}

/** Fills in the dialog for more time, with a new due date such as 20/03/2026; `ask` sends the request. */
async function fillRequest(date: string) {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Message options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask for more time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for more time' }));
  const [day, month, year] = date.split('/');
  const until = dialog.getByRole('group', { name: /New due date/ });
  expect(until).toHaveAccessibleDescription(/: due \w{3} \d{1,2} \w{3} now/);
  const segments = within(until).getAllByRole('spinbutton');
  for (const [index, text] of [day, month, year].entries()) {
    await user.type(segments[index] as HTMLElement, text as string);
  }
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'My camera is being repaired.');
  return {
    user,
    dialog,
    ask: () => user.click(dialog.getByRole('button', { name: 'Ask the brand' })),
  };
}

/** Returns a date some days after the due date of the draft, such as 20/03/2026. */
async function getLaterDate(days: number) {
  const response = await portal().network.fetch(`/api/job/${job}`);
  const { tasks } = (await response.json()) as { tasks: { steps: { due_at: string }[] }[] };
  const date = new Date(Date.parse(tasks[0]?.steps[0]?.due_at ?? '') + days * 86_400_000);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(date.getDate())}/${pad(date.getMonth() + 1)}/${date.getFullYear()}`;
}

beforeEach(async () => {
  const { db } = portal().server.services;
  await clearDiscussion(portal());
  await db.deleteFrom('extension_requests').execute();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a message is sent once and shown at the end', async () => {
  await write('Welcome!');
  const { send, field } = await open();
  await send('Is Tuesday fine?');
  await waitFor(() =>
    expect(messages().at(-1)).toHaveTextContent(/^YouIs Tuesday fine\?\d\d:\d\d [AP]M$/),
  );
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  // Each message gets a new form, whose field has no text and no error.
  expect(field).not.toBeInTheDocument();
  const next = screen.getByRole('textbox', { name: 'Message' });
  expect(next).toHaveValue('');
  expect(next).toHaveFocus();
  expect((await read()).data.map(({ body }) => body)).toEqual(['Welcome!', 'Is Tuesday fine?']);
  expect(screen.getAllByText('Is Tuesday fine?')).toHaveLength(1);
});

test('leaving the empty field shows no error', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.tab();
  expect(field).not.toHaveAccessibleDescription(/required/);
});

test('an empty message is not sent', async () => {
  const { user, field } = await open();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(field).toHaveAccessibleDescription(/This field is required\./);
  expect((await read()).data).toEqual([]);
});

test('a message that could not be sent stays until it is sent once by a retry', async () => {
  const { user, send } = await open();
  const restore = portal().interrupt(/discussion$/);
  await send('Is Tuesday fine?');
  await expectVisible('Not sent');
  expect(screen.getByText(/The server did not respond/)).toBeVisible();
  restore();
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  await waitFor(async () => expect((await read()).data).toHaveLength(1));
  expect(screen.getAllByText('Is Tuesday fine?')).toHaveLength(1);
});

test('a message whose response was lost is shown as sent', async () => {
  const { send } = await open();
  const restore = portal().network.loseResponses(post);
  await send('Is Tuesday fine?');
  await waitFor(async () => expect((await read()).data).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  // Until the discussion is read again, the message counts as not sent.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
  expect(screen.getAllByText('Is Tuesday fine?')).toHaveLength(1);
  restore();
});

test('messages that are sent before the first has arrived keep their order', async () => {
  const { send } = await open();
  const release = portal().network.holdResponses(post);
  await send('First');
  await send('Second');
  expect(screen.getAllByText('Sending…')).toHaveLength(2);
  release();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect((await read()).data.map(({ body }) => body)).toEqual(['First', 'Second']);
  const texts = messages().map((item) => item.textContent);
  expect(texts[0]).toContain('First');
  expect(texts[1]).toContain('Second');
  expect(texts).toHaveLength(2);
});

test('a poll that arrives after a message does not remove it', async () => {
  usePollingTimers();
  const { send } = await open();
  await portal().network.waitUntilIdle();
  const release = portal().network.holdResponses(poll);
  const before = countPolls();
  await advancePolling(portal(), 15_000);
  expect(countPolls()).toBe(before + 1);
  await send('Is Tuesday fine?');
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  release();
  await portal().network.waitUntilIdle();
  expect(screen.getAllByText('Is Tuesday fine?')).toHaveLength(1);
});

test('a failed message can be deleted', async () => {
  const { user, send } = await open();
  portal().interrupt(/discussion$/, { status: 429, body: { error: 'Wait a moment.' } });
  await send('Too much');
  await expectVisible('Wait a moment.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('Too much')).toBeNull();
});

test('unsent text stays while another tab of the job is open', async () => {
  const { user, field } = await open();
  await user.type(field, 'Half a thought');
  await user.click(screen.getByRole('tab', { name: 'Brief' }));
  await user.click(screen.getByRole('tab', { name: 'Discussion' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
});

test('unread messages are counted, marked by a line, and read by opening them', async () => {
  await write('Old news');
  const lastReadId = (await write('Known')).id;
  await portal().signIn('approved');
  await portal().post(api, { read_up_to: lastReadId });
  await write('Fresh news');
  const user = await portal().visit(`/jobs/${job}`);
  await user.click(await screen.findByRole('tab', { name: 'Discussion 1 unread message' }));
  await screen.findByText('Fresh news');
  const texts = messages().map((item) => item.textContent);
  // “Old news”, which comes first, matches none of the alternatives.
  expect(texts.map((text) => /Known|New messages|Fresh/.exec(text)?.[0])).toEqual([
    undefined,
    'Known',
    'New messages',
    'Fresh',
  ]);
  await waitFor(async () => expect((await read()).unread).toBe(0));
  await expectVisible(() => screen.getByRole('tab', { name: 'Discussion' }));
  expect(screen.getByText('New messages')).toBeVisible();
});

test('nothing is marked as read while the page is hidden', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await write('Hello');
  await open();
  await screen.findByText('Hello');
  await portal().network.waitUntilIdle();
  expect((await read()).unread).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect((await read()).unread).toBe(0));
});

test('new messages of the brand arrive by polling', async () => {
  usePollingTimers();
  await open();
  await write('We changed the date.');
  expect(screen.queryByText('We changed the date.')).toBeNull();
  await advancePolling(portal(), 15_000);
  await expectVisible('We changed the date.');
  expect(screen.getByRole('log', { name: 'New messages' })).toHaveTextContent(
    'We changed the date.',
  );
});

test('older messages are loaded on demand, without gaps or repeats', async () => {
  for (let index = 1; index <= 120; index += 1) await write(`Message ${index}.`);
  const { user } = await open();
  // The pages begin with the messages 71, 21 and 1.
  expect(messages()).toHaveLength(50);
  expect(screen.queryByText('Message 70.')).toBeNull();
  const release = portal().network.holdResponses(poll);
  // A second click while the page loads must not load the same messages twice.
  await user.dblClick(screen.getByRole('button', { name: 'Show older messages' }));
  release();
  expect(await screen.findByText('Message 21.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
  expect(await screen.findByText('Message 1.')).toBeInTheDocument();
  const numbers = messages().flatMap(
    ({ textContent }) => /Message (\d+)/.exec(textContent)?.[1] ?? [],
  );
  expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => String(index + 1)));
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});

test('a user asks for more time, and sees the request and that it was granted', async () => {
  await portal().signIn('approved');
  const { ask } = await fillRequest(await getLaterDate(3));
  const release = portal().network.holdResponses(post);
  await ask();
  expect(screen.getByRole('dialog', { name: 'Ask for more time' })).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectVisible('Waiting for the brand');
  const { services } = portal().server;
  const { id } = await services.db
    .selectFrom('extension_requests')
    .select('id')
    .executeTakeFirstOrThrow();
  await decideExtension(services, id, 'grant', 'Take your time.');
  await portal().visit(path);
  await expectVisible('Take your time.');
  // The user's request and the brand's reply both show the state.
  expect(screen.getAllByText('More time granted')).toHaveLength(2);
});

test('a date that cannot be asked for shows the reason at its field, and the text stays', async () => {
  await portal().signIn('approved');
  const { user, dialog, ask } = await fillRequest(await getLaterDate(-3));
  await ask();
  await expectVisible(() => dialog.getByText('Choose a date after the due date.'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Message options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask for more time' }));
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue(
    'My camera is being repaired.',
  );
});

test('a closed discussion can be read only', async () => {
  await portal().visit('/jobs/driftwood-off-season?tab=discussion', { as: 'approved' });
  await expectVisible(/This discussion is closed/);
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

test('a user who takes no part in a job sees no discussion', async () => {
  await portal().visit('/jobs/sunrise-spritz?tab=discussion', { as: 'approved' });
  await expectVisible(() => screen.getByRole('tab', { name: 'Brief', selected: true }));
  expect(screen.queryByRole('tab', { name: /Discussion/ })).toBeNull();
});

test('the link that asks for more time opens its dialog each time, also beside the discussion', async () => {
  setWindowWidth(1400);
  const { db } = portal().server.services;
  const steps = (status: 'missed' | 'open') =>
    db.updateTable('application_steps').set({ status }).where('id', '=', 'now-roaster-draft');
  await steps('missed').execute();
  onTestFinished(async () => void (await steps('open').execute()));
  await portal().signIn('approved');
  const { user } = await open();
  for (const attempt of ['first', 'second']) {
    await user.click(await screen.findByRole('link', { name: 'Ask for more time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask for more time' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog'), attempt).toBeNull());
  }
  expect(location.search).toBe('?tab=discussion');
});
