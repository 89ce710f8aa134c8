import { ButtonLink, Card, Money, Stat, StatGroup } from '@byline/design-system';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { useWallets } from '../../api/wallet.ts';
import { getCurrentYear, useJobYear, usePayoutYear } from '../../api/year.ts';
import { yearWords } from '../../features/year/yearWords.ts';
import { paths } from '../../paths.ts';
import { hasNoJobs, hasNoMoney } from '../../features/year/yearFigures.ts';

// Returns the first other currency than the account's in which money was earned, if none was earned in the account's own.
function findPaidCurrency([own, ...others]: readonly Wallet[]): string | undefined {
  if (own?.lifetime_earned.amount !== 0) return undefined;
  return others.find(({ lifetime_earned: earned }) => earned.amount !== 0)?.currency;
}

/** Shows three totals of this year and a link to the other figures; nothing while there are no figures. */
export function ThisYear() {
  const year = getCurrentYear();
  const { data: jobs } = useJobYear(year);
  const wallets = useWallets();
  const hasWallets = wallets.data !== undefined || wallets.error !== undefined;
  const currency = findPaidCurrency(wallets.data?.wallets ?? []);
  const { data: payouts } = usePayoutYear(hasWallets ? year : null, currency);
  // The wallet and the jobs above have their own errors; these figures are on another page too.
  if (!jobs || !payouts || (hasNoJobs(jobs) && hasNoMoney(payouts))) return null;
  return (
    <Card
      title={<FormattedMessage id="thisYear.title" defaultMessage="This year" />}
      actions={
        <ButtonLink
          href={currency ? `${paths.year}&currency=${currency}` : paths.year}
          variant="ghost"
          size="sm"
        >
          <FormattedMessage id="thisYear.open" defaultMessage="Open year" />
        </ButtonLink>
      }
    >
      <StatGroup>
        <Stat
          label={<FormattedMessage {...yearWords.earned} />}
          value={<Money value={payouts.totals.earned} />}
        />
        <Stat
          label={<FormattedMessage {...yearWords.withdrawn} />}
          value={<Money value={payouts.totals.withdrawn} />}
        />
        <Stat
          label={<FormattedMessage id="thisYear.completed" defaultMessage="Completed jobs" />}
          value={<FormattedNumber value={jobs.totals.completed} />}
        />
      </StatGroup>
    </Card>
  );
}
