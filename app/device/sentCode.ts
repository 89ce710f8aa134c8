import type {
  CodeChannel,
  CodePurpose,
  CodeSent,
  RequestOtp,
} from '../../contract/schemas/codes.ts';
import { isApiError } from '../api/ApiError.ts';
import { requestCode } from '../api/codes.ts';
import { getOwnerId } from './userInfo.ts';
import { startResendPause } from './otpResendAt.ts';
import { safeSessionStorage, makeUuid } from '@byline/design-system';

/** A requested code, as stored in this tab; never the code itself. */
export type SentCode = {
  /** The recipient; null for the account's confirmed contact. */
  to: string | null;
  channel: CodeChannel;
  challenge: CodeSent;
  /** Number of codes requested in a row. */
  count: number;
  /** By the clock of the device, in ms. */
  sentAt: number;
};

// After this time, a stored code counts as expired. Until then, the server decides whether the code is valid.
const lifetimeMs = 600_000;

const pendingRequests = new Map<string, Promise<SentCode>>();

// Idempotency keys of requests that have not succeeded yet. The next attempt uses the same key, because perhaps only the response was lost.
const retryKeys = new Map<string, string>();

// The key names the user, so that the next user of this tab does not see the code of the previous one.
function getKey(purpose: CodePurpose): string {
  return `code:${getOwnerId() ?? 'guest'}:${purpose}`;
}

function read(purpose: CodePurpose): SentCode | null {
  const stored = safeSessionStorage.readJson(getKey(purpose)) as Partial<SentCode> | null;
  if (typeof stored?.challenge?.challenge_id !== 'string' || typeof stored.sentAt !== 'number') {
    return null;
  }
  // The age is negative after the clock of the device went back. The server decides whether the code is valid.
  return Date.now() - stored.sentAt < lifetimeMs ? (stored as SentCode) : null;
}

/** Returns the code requested for a recipient in this tab, if it is still valid, else null. */
export function getSentCode(purpose: CodePurpose, to: string | undefined): SentCode | null {
  const sent = read(purpose);
  return sent?.to === (to ?? null) ? sent : null;
}

/** Returns the recipient of a code that is still valid, else null. */
export function getSentTo(purpose: CodePurpose): string | null {
  return read(purpose)?.to ?? null;
}

/** Removes a code that was used, or whose recipient will change. */
export function clearSentCode(purpose: CodePurpose): void {
  safeSessionStorage.remove(getKey(purpose));
}

/** Requests a code and stores it. A retry after a lost response has the same idempotency key. */
async function requestAndStore(key: string, request: RequestOtp): Promise<SentCode> {
  const { purpose, to } = request;
  const ref = retryKeys.get(key) ?? makeUuid();
  retryKeys.set(key, ref);
  try {
    const challenge = await requestCode({ ...request, client_ref: ref });
    retryKeys.delete(key);
    const previous = getSentCode(purpose, to);
    const sent: SentCode = {
      to: to ?? null,
      channel: challenge.channel,
      challenge,
      count: (previous?.count ?? 0) + 1,
      sentAt: Date.now(),
    };
    safeSessionStorage.writeJson(getKey(purpose), sent);
    startResendPause(challenge.resend_after_ms);
    return sent;
  } catch (error) {
    if (isApiError(error, 429) && error.retryAfter) startResendPause(error.retryAfter * 1000);
    throw error;
  }
}

/**
 * Requests a code and stores it in this tab, where `CodeStep` finds it. Simultaneous calls send one request. Rejects with
 * an ApiError.
 */
export function sendCode(request: RequestOtp): Promise<SentCode> {
  const key = JSON.stringify([request.purpose, request.channel, request.to]);
  const pending = pendingRequests.get(key);
  if (pending) return pending;
  const sending = requestAndStore(key, request).finally(() => pendingRequests.delete(key));
  pendingRequests.set(key, sending);
  return sending;
}
