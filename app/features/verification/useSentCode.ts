import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { clearSentCode, getSentCode, sendCode, type SentCode } from '../../device/sentCode.ts';

type SentCodeOptions = {
  purpose: CodePurpose;
  channel: CodeChannel;
  to: string | undefined;
  /** Whether the first code is requested by a press instead of on mount. */
  isOnDemand: boolean;
};

/**
 * Returns the code that was sent for a purpose, the error text of the last request, and functions to send and clear it. `clear` only
 * removes the code from storage, so that its form stays on the page.
 */
export function useSentCode({ purpose, channel, to, isOnDemand }: SentCodeOptions) {
  const describeError = useDescribeError();
  const [sent, setSent] = useState<SentCode | null>(() => getSentCode(purpose, to));
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(sent === null && !isOnDemand);

  const request = useCallback(
    (by: CodeChannel) =>
      sendCode({ purpose, channel: by, ...(to !== undefined && { to }) })
        .then(setSent, (cause: unknown) => {
          const { error: text, errors } = describeError(cause);
          setError(errors ? Object.values(errors).join(' ') : (text ?? ''));
        })
        .finally(() => setSending(false)),
    [describeError, purpose, to],
  );
  const send = useCallback(
    (by: CodeChannel) => {
      setSending(true);
      setError(null);
      return request(by);
    },
    [request],
  );

  const requestFirst = useEffectEvent(() => {
    if (sent === null && !isOnDemand) void request(channel);
  });
  useEffect(() => requestFirst(), []);

  const clear = useCallback(() => clearSentCode(purpose), [purpose]);
  return { sent, error, isSending, send, clear };
}
