import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { afterSpeech } from '../../design-system/testing/expectSpeech.ts';
import { recordSpeech, type SpeechRecorder } from '../../design-system/testing/recordSpeech.ts';
import { paths } from '../paths.ts';
import { setOnline } from '../testing/device.ts';
import { openPortal } from '../testing/portal.tsx';

const portal = openPortal();
const job = 'harbour-roaster-visit';
let speech: SpeechRecorder;

afterEach(() => speech.stop());

/** Returns what live regions have announced. */
function listAnnounced(): string[] {
  return speech
    .heard()
    .filter(({ by }) => by === 'polite' || by === 'assertive')
    .map(({ text }) => text);
}

/** Opens a page, and records the speech from then on. */
async function listen(path: string) {
  const user = await portal().visit(path, { as: 'approved' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  speech = recordSpeech();
  await afterSpeech();
  return user;
}

test.each([paths.submission(job), paths.profileEdit, paths.dashboard, '/contact-us'])(
  'on %s, the loss and the return of the connection are announced once',
  async (path) => {
    await listen(path);
    setOnline(false);
    await waitFor(() => expect(listAnnounced()).toContain('You are offline.'));
    setOnline(true);
    await waitFor(() => expect(listAnnounced()).toContain('You are online again.'));
    const aboutConnection = listAnnounced().filter((text) => /online|offline/.test(text));
    expect(aboutConnection).toEqual(['You are offline.', 'You are online again.']);
  },
);

test('where a draft is saved is announced when it changes, and not at each save', async () => {
  const user = await listen(paths.submission(job));
  const caption = await screen.findByRole('textbox', { name: 'Caption' });
  await user.type(caption, ' One.');
  await waitFor(() => expect(document.body).toHaveTextContent(/Saved \d/));
  expect(listAnnounced().filter((text) => /saved/i.test(text))).toEqual([]);
  const restore = portal().interrupt(/submission$/);
  await user.type(caption, ' Two.');
  await user.tab();
  await waitFor(() => expect(listAnnounced()).toContain('Saved on this device'));
  restore();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(listAnnounced()).toContain('Saved to your account'));
  expect(listAnnounced().filter((text) => /saved/i.test(text))).toEqual([
    'Saved on this device',
    'Saved to your account',
  ]);
});

test('the end of a session is announced, with what happens to the text', async () => {
  const user = await listen('/jobs');
  await portal().post('/api/logout', {});
  await user.type(screen.getByRole('searchbox', { name: 'Search by job or brand' }), 'sun');
  await screen.findByRole('textbox', { name: 'Email' });
  await waitFor(() =>
    expect(listAnnounced()).toContainEqual(
      expect.stringMatching(/^Your session ended.*your text is saved on this device/),
    ),
  );
});

test('a new page of a list is read by its number', async () => {
  const user = await listen('/jobs');
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() =>
    expect(speech.heard().map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Page 2 of 4/),
    ),
  );
});

test('the user’s message is read once, when it is sent, and a failure is announced', async () => {
  const user = await listen(`${paths.job(job)}?tab=discussion`);
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'See you there.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const isAbout = (text: string) => /See you there/.test(text);
  await waitFor(() => expect(listAnnounced().filter(isAbout)).toHaveLength(1));
  // The message also arrives from the server, in the list of messages, and must not be announced again.
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  await portal().network.waitUntilIdle();
  await afterSpeech();
  expect(listAnnounced().filter(isAbout)).toHaveLength(1);
  const restore = portal().interrupt(/discussion$/, { status: 500 });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Another one.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(listAnnounced()).toContain('Not sent'));
  restore();
});
