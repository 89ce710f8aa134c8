import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day } from '../../../contract/rules/durations.ts';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { advancePolling } from '../../testing/advancePolling.ts';
import { setOnline } from '../../testing/device.ts';
import { clearDiscussion, discussedJob } from '../../testing/discussion.ts';
import { chooseFiles, createPicture } from '../../testing/draftPictures.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const path = `/jobs/${discussedJob}?tab=discussion`;
const api = `/api/job/${discussedJob}/discussion`;

/** Returns the texts of the discussion on the server. */
async function readTexts(): Promise<string[]> {
  const { data } = (await (await portal().network.fetch(api)).json()) as Discussion;
  return data.map(({ body }) => body);
}

/** Makes the sending of messages fail, without a response or with this status. */
function refusePosts(status?: number, body: object = {}): () => void {
  return portal().network.intercept(({ pathname }, { method }) => {
    if (method !== 'POST' || !pathname.endsWith('/discussion')) return undefined;
    if (status === undefined) throw new TypeError('Failed to fetch');
    return Response.json(body, { status });
  });
}

async function open() {
  const user = await portal().visit(path, { as: 'approved' });
  await screen.findByRole('textbox', { name: 'Message' });
  const send = async (text: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Message' }), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
  };
  return { user, send };
}

/** Opens the dialog for more time and fills it in; returns the function that sends the request. */
async function fillRequest({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Message options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ask for more time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for more time' }));
  const until = new Date((await readDueTime()) + 3 * day);
  const segments = within(dialog.getByRole('group', { name: /New due date/ })).getAllByRole(
    'spinbutton',
  );
  for (const [index, part] of [until.getDate(), until.getMonth() + 1].entries()) {
    await user.type(segments[index] as HTMLElement, String(part).padStart(2, '0'));
  }
  await user.type(segments[2] as HTMLElement, String(until.getFullYear()));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'More time, please.');
  return () => user.click(dialog.getByRole('button', { name: 'Ask the brand' }));
}

/** Returns when the draft of the job is due. */
async function readDueTime(): Promise<number> {
  const response = await portal().network.fetch(`/api/job/${discussedJob}`);
  const { tasks } = (await response.json()) as JobDetail;
  return Date.parse(tasks[0]?.steps[0]?.due_at ?? '');
}

const expectNothingUnsent = () =>
  waitFor(() => expect(screen.queryByText(/^(Sending…|Not sent)$/)).toBeNull());

beforeEach(async () => {
  await clearDiscussion(portal());
  await portal().server.services.db.deleteFrom('extension_requests').execute();
});
afterEach(() => void vi.useRealTimers());

test('messages written offline are sent by themselves once online, in their order', async () => {
  const { send } = await open();
  setOnline(false);
  const restore = refusePosts();
  for (const text of ['First', 'Second', 'Third']) await send(text);
  await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(3));
  restore();
  setOnline(true);
  await waitFor(async () => expect(await readTexts()).toEqual(['First', 'Second', 'Third']));
  await expectNothingUnsent();
});

test('a new message does not overtake the waiting ones', async () => {
  const { send } = await open();
  const restore = refusePosts();
  await send('First');
  await screen.findByText('Not sent');
  restore();
  await send('Second');
  await waitFor(async () => expect(await readTexts()).toEqual(['First', 'Second']));
  await expectNothingUnsent();
});

test.each([
  ['a short message', 'No camera yet.'],
  ['a long message', 'Two lines.\n'.repeat(40).trim()],
])('%s that waits is sent by itself after a reload', async (_name, text) => {
  const { user } = await open();
  const restore = refusePosts();
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Not sent');
  restore();
  await portal().visit(path);
  await waitFor(async () => expect(await readTexts()).toEqual([text]));
  await expectNothingUnsent();
});

test('waiting messages are sent from any page', async () => {
  const { send } = await open();
  const restore = refusePosts();
  await send('First');
  await send('Second');
  await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(2));
  restore();
  await portal().visit('/help-center');
  await waitFor(async () => expect(await readTexts()).toEqual(['First', 'Second']));
});

test('a message with a picture keeps its place', async () => {
  const { user, send } = await open();
  const restore = refusePosts();
  await user.click(screen.getByRole('button', { name: 'Message options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add pictures' }));
  await chooseFiles(user, await createPicture('cup.png'));
  await send('With a picture');
  await screen.findByText('Not sent');
  restore();
  await send('Without');
  await waitFor(async () => expect(await readTexts()).toEqual(['With a picture', 'Without']));
});

test.each([429, 500, 503])('after a response %i, messages are sent later', async (status) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { send } = await open();
  const restore = refusePosts(status);
  await send('First');
  await send('Second');
  await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(2));
  restore();
  await advancePolling(portal(), 60_000);
  await waitFor(async () => expect(await readTexts()).toEqual(['First', 'Second']));
});

test('“Send all” sends what waits, in order', async () => {
  const { user, send } = await open();
  const restore = refusePosts();
  await send('First');
  await send('Second');
  await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  restore();
  await user.click(screen.getByRole('button', { name: 'Send all' }));
  await waitFor(async () => expect(await readTexts()).toEqual(['First', 'Second']));
});

test('a refused message holds up no other, and is sent again only by a press', async () => {
  const { user, send } = await open();
  const restore = refusePosts(422, { errors: { body: 'Leave out the link.' } });
  await send('Refused');
  await screen.findByText('Leave out the link.');
  restore();
  await send('Accepted');
  await waitFor(async () => expect(await readTexts()).toEqual(['Accepted']));
  await portal().visit(path);
  await expectVisible('Leave out the link.');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(async () => expect(await readTexts()).toEqual(['Accepted', 'Refused']));
});

test('a request for more time does not overtake the waiting messages', async () => {
  const page = await open();
  const restore = refusePosts();
  await page.send('First');
  await page.send('Second');
  await waitFor(() => expect(screen.getAllByText('Not sent')).toHaveLength(2));
  const ask = await fillRequest(page);
  restore();
  await ask();
  await waitFor(async () =>
    expect(await readTexts()).toEqual(['First', 'Second', 'More time, please.']),
  );
});

test('a request for more time comes after a message that is being sent', async () => {
  const page = await open();
  const arrival = Promise.withResolvers<void>();
  const restore = portal().network.intercept(({ pathname }, { method }) => {
    if (method !== 'POST' || !pathname.endsWith('/discussion')) return undefined;
    restore();
    return arrival.promise.then(() => Promise.reject(new TypeError('Failed to fetch')));
  });
  await page.send('First');
  const ask = await fillRequest(page);
  await ask();
  await portal().network.waitUntilIdle();
  expect(await readTexts()).toEqual([]);
  arrival.resolve();
  // The first attempt fails, so the request waits for the message, and is sent by the next press.
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/did not respond/));
  await ask();
  await waitFor(async () => expect(await readTexts()).toEqual(['First', 'More time, please.']));
});

test('a refused message does not hold up a request for more time', async () => {
  const page = await open();
  const restore = refusePosts(422, { errors: { body: 'Leave out the link.' } });
  await page.send('Refused');
  await screen.findByText('Leave out the link.');
  restore();
  const ask = await fillRequest(page);
  await ask();
  await waitFor(async () => expect(await readTexts()).toEqual(['More time, please.']));
});
