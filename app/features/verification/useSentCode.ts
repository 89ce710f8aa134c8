import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ApiErrorBody } from '../../../server/contract/errors.ts';
import type { CodeChannel, CodePurpose } from '../../../server/contract/codes.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { clearSentCode, getSentCode, sendCode, type SentCode } from './sentCode.ts';

type Wanted = {
  purpose: CodePurpose;
  channel: CodeChannel;
  to: string | undefined;
  /** Whether it waits to be asked for by a press. */
  isOnDemand: boolean;
};

/** The code of a step: the one that is on its way, how to have another sent, and what went wrong with that. */
export function useSentCode({ purpose, channel, to, isOnDemand }: Wanted) {
  const answer = useDescribeError();
  const [sent, setSent] = useState<SentCode | null>(() => getSentCode(purpose, to));
  const [failure, setFailure] = useState<ApiErrorBody | null>(null);
  const [isSending, setSending] = useState(sent === null && !isOnDemand);

  const take = useCallback(
    (by: CodeChannel) =>
      sendCode({ purpose, channel: by, ...(to !== undefined && { to }) })
        .then(setSent, (cause: unknown) => setFailure(answer(cause)))
        .finally(() => setSending(false)),
    [answer, purpose, to],
  );
  const send = useCallback(
    (by: CodeChannel) => {
      setSending(true);
      setFailure(null);
      return take(by);
    },
    [take],
  );

  const takeFirst = useEffectEvent(() => {
    if (sent === null && !isOnDemand) void take(channel);
  });
  useEffect(() => takeFirst(), []);

  const forget = useCallback(() => clearSentCode(purpose), [purpose]);
  return { sent, failure, isSending, send, forget };
}
