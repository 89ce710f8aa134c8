import { notify } from '@byline/design-system';
import { useMemo } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useSWRConfig } from 'swr';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { isMoneyKey } from '../../api/wallet.ts';
import { useAnnounceChanges } from '../../features/requests/useAnnounceChanges.ts';

// A cancelled withdrawal has no text, because the dialog in which the user cancelled it has shown a notice.
const news: Partial<Record<Withdrawal['state'], MessageDescriptor>> = defineMessages({
  processing: {
    id: 'withdrawal.news.processing',
    defaultMessage: 'Withdrawal {reference} is on the way.',
  },
  paid: {
    id: 'withdrawal.news.paid',
    defaultMessage: 'Withdrawal {reference} was sent to your bank.',
  },
  failed: {
    id: 'withdrawal.news.failed',
    defaultMessage: 'Withdrawal {reference} failed. The money is back in your wallet.',
  },
});

/** Announces each change that the bank or our staff make to a withdrawal while the page is open, and reloads the figures. */
export function useWithdrawalNews(withdrawals: Withdrawal[] | undefined): void {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const texts = useMemo(
    () =>
      withdrawals &&
      Object.fromEntries(
        withdrawals.map(({ id, state, reference }) => {
          const message = news[state];
          return [id, message ? formatMessage(message, { reference }) : null];
        }),
      ),
    [formatMessage, withdrawals],
  );
  useAnnounceChanges(texts, (text, id) => {
    const hasFailed = withdrawals?.some((one) => one.id === id && one.state === 'failed');
    notify({ tone: hasFailed ? 'danger' : 'success', text });
    void mutate(isMoneyKey);
  });
}
