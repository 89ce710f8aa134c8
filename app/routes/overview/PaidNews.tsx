import { Banner, ButtonLink, DateTime, ListText, Money } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Withdrawals } from '../../../contract/schemas/withdrawal.ts';
import { serverNow } from '../../api/serverTime.ts';
import { useWithdrawals } from '../../api/wallet.ts';
import { dateWords } from '../../features/dates/dateWords.ts';
import { getArrivalDay, hasArrived } from '../../features/payments/hasArrived.ts';
import { newsPeriod } from '../../features/jobs/findGoodNews.ts';
import { paths } from '../../paths.ts';

/** Reads the withdrawals that were sent to the bank, newest first. */
export function usePaidWithdrawals() {
  return useWithdrawals({ state: 'paid' });
}

/** Renders the newest withdrawal that was sent to the bank, and for a week after it has arrived there. */
export function renderPaidNews(paid: Withdrawals | undefined): ReactNode {
  const newest = paid?.data[0];
  const arrival = newest && getArrivalDay(newest);
  if (!newest?.paid_at || !arrival) return null;
  const isThere = hasArrived(newest);
  if (isThere && serverNow() - Date.parse(arrival) > newsPeriod) return null;
  const amount = <Money value={newest.net} />;
  const day = <DateTime value={isThere ? arrival : newest.paid_at} isInWords />;
  return (
    <Banner
      tone="success"
      title={
        isThere ? (
          <FormattedMessage
            id="paidNews.arrived"
            defaultMessage="{amount} has been in your bank since {day}"
            values={{ amount, day }}
          />
        ) : (
          <FormattedMessage
            id="paidNews.sent"
            defaultMessage="{amount} was sent to your bank on {day}"
            values={{ amount, day }}
          />
        )
      }
      actions={
        <ButtonLink href={`${paths.wallet}&view=withdrawals`} variant="ghost" size="sm">
          <FormattedMessage id="paidNews.open" defaultMessage="View withdrawals" />
        </ButtonLink>
      }
    >
      <ListText
        type="facts"
        items={[
          !isThere && (
            <FormattedMessage
              key="arrival"
              {...dateWords.payDayToBank}
              values={{ day: <DateTime value={arrival} isInWords /> }}
            />
          ),
          newest.method_label,
        ]}
      />
    </Banner>
  );
}
