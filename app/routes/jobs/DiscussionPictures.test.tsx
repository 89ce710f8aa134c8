import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Discussion } from '../../../contract/schemas/discussion.ts';
import { day } from '../../../server/durations.ts';
import { clearDiscussion, discussedJob, sendAsBrand } from '../../testing/discussion.ts';
import { chooseFiles, createPicture } from '../../testing/draftPictures.ts';
import { setWindowWidth } from '../../testing/device.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const job = discussedJob;
const path = `/jobs/${job}?tab=discussion`;
const api = `/api/job/${job}/discussion`;
const post = /^POST .*\/discussion$/;

const writeAsBrand = (text: string) => sendAsBrand(portal(), text);

const readMessages = async () =>
  ((await (await portal().network.fetch(api)).json()) as Discussion).data;

beforeEach(() => clearDiscussion(portal()));

/** Chooses pictures for the next message. */
async function addToMessage(user: UserEvent, ...files: File[]) {
  await user.click(screen.getByRole('button', { name: 'Message options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add pictures' }));
  await chooseFiles(user, ...files);
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

test('pictures are sent with a message, with their alternative texts', async () => {
  const { user, send } = await open();
  await addToMessage(user, await createPicture('cup.png'), await createPicture('beans.png'));
  await user.type(
    await screen.findByRole('textbox', { name: 'Alternative text for cup.png' }),
    'A full cup',
  );
  const release = portal().network.holdResponses(post);
  await send('Which one?');
  await expectVisible(() => screen.getByRole('progressbar', { name: '2 pictures' }));
  release();
  await expectVisible(() => screen.getByRole('img', { name: 'A full cup' }));
  expect(screen.getByRole('img', { name: 'beans.webp' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  const [message] = await readMessages();
  expect(message?.media.map(({ alt }) => alt)).toEqual(['A full cup', '']);
  expect(screen.queryByRole('group', { name: 'Pictures' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('sending pictures can be cancelled, and the pictures can be sent again', async () => {
  const { user, send } = await open();
  await addToMessage(user, await createPicture('cup.png'));
  const restore = portal().network.intercept((url, { method, signal }) => {
    if (method !== 'POST' || !url.pathname.endsWith('/discussion')) return undefined;
    // Never responds, and fails when it is cancelled.
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  await send('Look');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expectVisible('Not sent');
  expect(screen.getByText('1 picture')).toBeVisible();
  expect(await readMessages()).toEqual([]);
  restore();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(async () => expect((await readMessages())[0]?.media).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
});

test('a picture that cannot be decoded is rejected with a reason, and the message can be deleted', async () => {
  const { user, send } = await open();
  await addToMessage(user, new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
  await send('Our logo');
  await expectVisible('Not sent');
  expect(screen.getByText(/picture/i, { selector: '[data-tone=danger]' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('Our logo')).toBeNull();
  expect(await readMessages()).toEqual([]);
});

test('chosen pictures stay when the tab is closed', async () => {
  const { user } = await open();
  await addToMessage(user, await createPicture('cup.png'));
  // The discussion is in a tab of the page, which another tab replaces.
  await user.click(screen.getByRole('tab', { name: 'Brief' }));
  await user.click(screen.getByRole('tab', { name: 'Discussion' }));
  await user.click(await screen.findByRole('button', { name: 'Remove cup.png' }));
  expect(screen.queryByRole('button', { name: 'Remove cup.png' })).toBeNull();
});

test('the first message of each day shows the date', async () => {
  const { clock } = portal().server.services;
  await writeAsBrand('First');
  await writeAsBrand('Second');
  clock.advance(day);
  await writeAsBrand('Third');
  await open();
  const items = within(screen.getByRole('tabpanel', { name: /^Discussion/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /First|Second|Third/.test(text));
  expect(items.map((text) => /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}/.test(text))).toEqual([
    true,
    false,
    true,
  ]);
});

test('the discussion opens beside the work, and as a dialog on phones', async () => {
  await writeAsBrand('How is it going?');
  const user = await portal().visit(`/jobs/${job}/submission`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Discussion (1 unread)' }));
  await expectVisible('How is it going?');
  expect(screen.getByRole('textbox', { name: 'Caption' })).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Fine.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () =>
    expect((await readMessages()).map(({ body }) => body)).toContain('Fine.'),
  );
  await expectVisible(() => screen.getByRole('button', { name: 'Discussion', expanded: true }));
  setWindowWidth(360);
  await expectVisible(() => screen.getByRole('dialog', { name: 'Discussion' }));
});

test('text and pictures that are added while the pictures of a message are prepared belong to the next message', async () => {
  const { user, send } = await open();
  await addToMessage(user, await createPicture('cup.png'));
  await screen.findByRole('textbox', { name: 'Alternative text for cup.png' });
  const decoding = Promise.withResolvers<ImageBitmap>();
  vi.stubGlobal('createImageBitmap', () => decoding.promise);
  await send('Which one?');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), ' And when?');
  await chooseFiles(user, await createPicture('beans.png'));
  await screen.findByRole('textbox', { name: 'Alternative text for beans.png' });
  decoding.reject(new Error('The picture cannot be decoded.'));
  await waitFor(async () =>
    expect((await readMessages()).map(({ body }) => body)).toContain('Which one?'),
  );
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('And when?');
  await expectVisible(() =>
    screen.getByRole('textbox', { name: 'Alternative text for beans.png' }),
  );
  expect(screen.queryByRole('textbox', { name: 'Alternative text for cup.png' })).toBeNull();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});
