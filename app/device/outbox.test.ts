import { afterEach, expect, test } from 'vitest';
import { getOutbox, type Delivery } from './outbox.ts';

const signIn = (id: string) => localStorage.setItem('userInfo', JSON.stringify({ id, name: id }));
const toMessage = (body: string) => ({ client_ref: body, body, error: null });

const toDelivery = (send: Delivery['send']): Delivery => ({
  send,
  describe: String,
  isTemporary: () => true,
});

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
  outbox.add(toMessage('First'));
  outbox.add(toMessage('Second'));
  void outbox.flush(toDelivery(send));
  await expect.poll(() => sent).toEqual(['First']);
  signIn('jonas');
  first.resolve();
  await expect.poll(outbox.isRunning).toBe(false);
  expect(sent).toEqual(['First']);
  expect(outbox.read().map(({ body }) => body)).toEqual(['Second']);
  expect(getOutbox('job').read()).toEqual([]);
});

test('a message that is added while another is sent comes after it, and both wait after a failure', async () => {
  signIn('maya');
  const outbox = getOutbox('job');
  const sent: string[] = [];
  let isReachable = false;
  const delivery = toDelivery(async ({ body }) => {
    if (body === 'First') outbox.add(toMessage('Second'));
    if (!isReachable) throw new Error('No response');
    sent.push(body);
  });
  outbox.add(toMessage('First'));
  await outbox.flush(delivery);
  expect(outbox.read().map(({ body, isHeld }) => [body, isHeld ?? false])).toEqual([
    ['First', false],
    ['Second', false],
  ]);
  isReachable = true;
  await outbox.flush({ ...delivery, send: async ({ body }) => void sent.push(body) });
  expect(sent).toEqual(['First', 'Second']);
  expect(outbox.read()).toEqual([]);
});

test('a cancelled message is held until it is released, and the next is sent', async () => {
  signIn('maya');
  const outbox = getOutbox('job');
  const sent: string[] = [];
  const delivery = toDelivery(async ({ body, client_ref: ref }, signal) => {
    if (body === 'First' && sent.length === 0) outbox.cancel(ref);
    signal.throwIfAborted();
    sent.push(body);
  });
  outbox.add(toMessage('First'));
  outbox.add(toMessage('Second'));
  await outbox.flush(delivery);
  expect(sent).toEqual(['Second']);
  outbox.release('First');
  await outbox.flush(delivery);
  expect(sent).toEqual(['Second', 'First']);
});
