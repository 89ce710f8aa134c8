import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readWithdrawalDraft, type WithdrawalRequest } from '../../../device/withdrawalDraft.ts';
import { useSendWithdrawal } from './useSendWithdrawal.ts';

const request: WithdrawalRequest = {
  action: 'request',
  currency: 'USD',
  amount: 3000,
  method_id: 'method-1',
  proof: 'proof',
  client_ref: '01890a5d-ac96-774b-bcce-b302099a8057',
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Sends a request whose response has a status. Returns the hook, and what the call resolved to or rejected with. */
async function sendInto(status: number) {
  vi.stubGlobal('fetch', async () => Response.json({}, { status }));
  const { result } = renderHook(() => useSendWithdrawal('USD'));
  const outcome = await act(() => result.current.send(request).catch((error: unknown) => error));
  return { hook: result.current, outcome };
}

// A proxy responds with 502 or 504 although the server may have handled the request.
test.each([500, 502, 504])(
  'after status %i the outcome is unknown, and the same request is kept for another attempt',
  async (status) => {
    const { hook, outcome } = await sendInto(status);
    expect(outcome).toBeNull();
    expect(hook.unresolved).toEqual(request);
    expect(readWithdrawalDraft('USD').sent).toEqual(request);
  },
);

test('after the server has rejected the request, the next one is new', async () => {
  const { hook, outcome } = await sendInto(422);
  expect(outcome).toMatchObject({ status: 422 });
  expect(hook.unresolved).toBeNull();
  expect(readWithdrawalDraft('USD').sent).toBeNull();
});
