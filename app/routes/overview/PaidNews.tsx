import { Banner, ButtonLink, DateTime, Money } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Withdrawals } from '../../../contract/schemas/withdrawal.ts';
import { serverNow } from '../../api/serverTime.ts';
import { useWithdrawals } from '../../api/wallet.ts';
import { newsPeriod } from '../../features/jobs/findGoodNews.ts';
import { paths } from '../../paths.ts';

/** Reads the withdrawals that are in the bank, newest first. */
export function usePaidWithdrawals() {
  return useWithdrawals({ state: 'paid' });
}

/** Renders the newest withdrawal for a week after it was paid to the bank. */
export function renderPaidNews(paid: Withdrawals | undefined): ReactNode {
  const newest = paid?.data[0];
  if (!newest?.paid_at || serverNow() - Date.parse(newest.paid_at) > newsPeriod) return null;
  return (
    <Banner
      tone="success"
      title={
        <FormattedMessage
          id="paidNews.title"
          defaultMessage="{amount} was paid to your bank on {day}"
          values={{
            amount: <Money value={newest.net} />,
            day: <DateTime value={newest.paid_at} isInWords />,
          }}
        />
      }
      actions={
        <ButtonLink href={`${paths.wallet}&view=withdrawals`} variant="ghost" size="sm">
          <FormattedMessage id="paidNews.open" defaultMessage="View withdrawals" />
        </ButtonLink>
      }
    >
      {newest.method_label}
    </Banner>
  );
}
