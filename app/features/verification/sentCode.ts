import type {
  CodeChannel,
  CodePurpose,
  CodeSent,
  RequestOtp,
} from '../../../server/contract/codes.ts';
import { isApiError } from '../../api/ApiError.ts';
import { requestCode } from '../../api/codes.ts';
import { readUserInfo } from '../../session/userInfo.ts';
import { startResendPause } from './otpResendAt.ts';
import { safeSessionStorage } from './safeSessionStorage.ts';

/** A code that is on its way, as this tab remembers it; never the code itself. */
export type SentCode = {
  to: string | null;
  channel: CodeChannel;
  challenge: CodeSent;
  /** How many codes were sent in a row. */
  count: number;
  sentAt: number;
};

// No longer than a code is good for; the server judges.
const life = 600_000;

const underWay = new Map<string, Promise<SentCode>>();

// What was sent to one person is not shown to the next one in this tab.
function keyOf(purpose: CodePurpose): string {
  return `code:${readUserInfo()?.id ?? 'guest'}:${purpose}`;
}

function read(purpose: CodePurpose): SentCode | null {
  const kept = safeSessionStorage.readJson(keyOf(purpose)) as Partial<SentCode> | null;
  if (typeof kept?.challenge?.challenge_id !== 'string' || typeof kept.sentAt !== 'number') {
    return null;
  }
  const age = Date.now() - kept.sentAt;
  return age >= 0 && age < life ? (kept as SentCode) : null;
}

/** The code that was sent to a target in this tab and may still be entered; null where there is none. */
export function getSentCode(purpose: CodePurpose, to: string | undefined): SentCode | null {
  const kept = read(purpose);
  return kept?.to === (to ?? null) ? kept : null;
}

/** Where a code that may still be entered was sent to; null where there is none. */
export function getSentTo(purpose: CodePurpose): string | null {
  return read(purpose)?.to ?? null;
}

/** Forgets a code that was entered, or whose target is to change. */
export function clearSentCode(purpose: CodePurpose): void {
  safeSessionStorage.remove(keyOf(purpose));
}

async function send(wanted: RequestOtp): Promise<SentCode> {
  const { purpose, to } = wanted;
  try {
    const challenge = await requestCode(wanted);
    const before = getSentCode(purpose, to);
    const sent: SentCode = {
      to: to ?? null,
      channel: challenge.channel,
      challenge,
      count: (before?.count ?? 0) + 1,
      sentAt: Date.now(),
    };
    safeSessionStorage.write(keyOf(purpose), sent);
    startResendPause(challenge.resend_after_ms);
    return sent;
  } catch (failure) {
    if (isApiError(failure, 429) && failure.retryAfter) startResendPause(failure.retryAfter * 1000);
    throw failure;
  }
}

/**
 * Has a code sent and remembers it in this tab, so that `CodeStep` shows it. Asked for twice at once, it is
 * sent once. Rejects as the call does.
 */
export function sendCode(wanted: RequestOtp): Promise<SentCode> {
  const key = JSON.stringify([wanted.purpose, wanted.channel, wanted.to]);
  const known = underWay.get(key);
  if (known) return known;
  const sending = send(wanted).finally(() => underWay.delete(key));
  underWay.set(key, sending);
  return sending;
}
