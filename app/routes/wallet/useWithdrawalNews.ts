import { notify } from '@byline/design-system';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { isMoneyKey } from '../../api/wallet.ts';

type Describe = (reference: string) => string;

function useNews(): Partial<Record<Withdrawal['state'], Describe>> {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      processing: (reference) =>
        formatMessage(
          {
            id: 'withdrawal.news.processing',
            defaultMessage: 'Withdrawal {reference} is on the way.',
          },
          { reference },
        ),
      paid: (reference) =>
        formatMessage(
          {
            id: 'withdrawal.news.paid',
            defaultMessage: 'Withdrawal {reference} was sent to your bank.',
          },
          { reference },
        ),
      failed: (reference) =>
        formatMessage(
          {
            id: 'withdrawal.news.failed',
            defaultMessage: 'Withdrawal {reference} failed. The money is back in your wallet.',
          },
          { reference },
        ),
    }),
    [formatMessage],
  );
}

/** Announces each change that the bank or our staff make to a withdrawal while the page is open, and reloads the figures. */
export function useWithdrawalNews(withdrawals: Withdrawal[] | undefined): void {
  const news = useNews();
  const { mutate } = useSWRConfig();
  const lastStates = useRef(new Map<string, Withdrawal['state']>());
  useEffect(() => {
    for (const { id, state, reference } of withdrawals ?? []) {
      const previous = lastStates.current.get(id);
      lastStates.current.set(id, state);
      // A cancelled withdrawal has no text, because the dialog in which the user cancelled it has shown a notice.
      const text = news[state]?.(reference);
      if (previous === undefined || previous === state || !text) continue;
      notify({ tone: state === 'failed' ? 'danger' : 'success', text });
      void mutate(isMoneyKey);
    }
  }, [withdrawals, news, mutate]);
}
