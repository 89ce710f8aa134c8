import { useState } from 'react';
import type { Withdrawal } from '../../../../contract/schemas/withdrawal.ts';
import { isApiError, noResponse } from '../../../api/ApiError.ts';
import { useChangeWithdrawal } from '../../../api/wallet.ts';
import {
  clearWithdrawalDraft,
  readWithdrawalDraft,
  writeWithdrawalDraft,
  type WithdrawalRequest,
} from '../../../device/withdrawalDraft.ts';

// The response may have been lost after the server had handled the request.
function isUnknownOutcome(error: unknown): boolean {
  return isApiError(error) && (error.status === noResponse || error.status >= 500);
}

/**
 * Returns a function that requests a withdrawal, and its outcome: the withdrawal, or the request whose response was lost. That
 * request survives a reload and can be sent again without a second effect.
 */
export function useSendWithdrawal(currency: string) {
  const request = useChangeWithdrawal();
  const [isSending, setSending] = useState(false);
  const [saved, setSaved] = useState<Withdrawal | null>(null);
  const [unresolved, setUnresolved] = useState(() => readWithdrawalDraft(currency).sent);

  /** Resolves to the withdrawal, or to null if the outcome is unknown. Rejects with an ApiError if the server rejects the request. */
  const send = async (body: WithdrawalRequest): Promise<Withdrawal | null> => {
    setSending(true);
    // Stored before the call, so that the same request can be sent again after a reload during the call.
    writeWithdrawalDraft(currency, { sent: body });
    try {
      const { withdrawal } = await request(body);
      clearWithdrawalDraft(currency);
      setSaved(withdrawal);
      return withdrawal;
    } catch (error) {
      if (isUnknownOutcome(error)) {
        setUnresolved(body);
        return null;
      }
      // After a 429, the outcome of the previous request is still unknown.
      if (!isApiError(error, 429)) {
        writeWithdrawalDraft(currency, { sent: null });
        setUnresolved(null);
      }
      throw error;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, saved, unresolved };
}
