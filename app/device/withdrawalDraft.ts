import type { WithdrawalRequestBody } from '../../contract/schemas/withdrawal.ts';
import { safeSessionStorage } from '@byline/design-system';
import { getOwnerId } from './userInfo.ts';

/** A request for a withdrawal, with its idempotency key. */
export type WithdrawalRequest = Extract<WithdrawalRequestBody, { action: 'request' }>;

/** An unfinished withdrawal, as stored in this tab. */
export type WithdrawalDraft = {
  /** In minor units; null without a valid amount. */
  amount: number | null;
  /** The request that was sent and whose outcome is not known. */
  sent: WithdrawalRequest | null;
};

// Stored in this tab only, because two tabs can prepare two withdrawals, of which the server accepts one.
function getKey(currency: string): string {
  return `withdrawal:${getOwnerId() ?? 'guest'}:${currency}`;
}

/** Reads the unfinished withdrawal of a currency. */
export function readWithdrawalDraft(currency: string): WithdrawalDraft {
  const stored = safeSessionStorage.readJson(getKey(currency)) as Partial<WithdrawalDraft> | null;
  return {
    amount: Number.isSafeInteger(stored?.amount) ? Number(stored?.amount) : null,
    sent: typeof stored?.sent?.client_ref === 'string' ? stored.sent : null,
  };
}

/** Stores changes of the unfinished withdrawal; it survives a reload. */
export function writeWithdrawalDraft(currency: string, changes: Partial<WithdrawalDraft>): void {
  safeSessionStorage.writeJson(getKey(currency), { ...readWithdrawalDraft(currency), ...changes });
}

/** Removes the unfinished withdrawal of a currency. */
export function clearWithdrawalDraft(currency: string): void {
  safeSessionStorage.remove(getKey(currency));
}
