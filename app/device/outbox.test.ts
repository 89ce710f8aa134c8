import { afterEach, expect, test } from 'vitest';
import { getOutbox, isSending } from './outbox.ts';

const signIn = (id: string) => localStorage.setItem('userInfo', JSON.stringify({ id, name: id }));
const toMessage = (body: string) => ({ client_ref: body, body, error: null });

afterEach(() => localStorage.clear());

test('a message that waits while another user signs in is not sent in that name, and stays unsent', async () => {
  signIn('maya');
  const outbox = getOutbox('job');
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const send = async ({ body }: { body: string }) => {
    sent.push(body);
    if (body === 'First') await first.promise;
  };
  outbox.deliver(toMessage('First'), send, String);
  outbox.deliver(toMessage('Second'), send, String);
  await expect.poll(() => sent).toEqual(['First']);
  signIn('jonas');
  first.resolve();
  await expect.poll(() => isSending('Second')).toBe(false);
  expect(sent).toEqual(['First']);
  expect(outbox.read().map(({ body }) => body)).toEqual(['Second']);
  expect(getOutbox('job').read()).toEqual([]);
});
