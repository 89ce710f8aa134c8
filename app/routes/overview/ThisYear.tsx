import { ButtonLink, Card, Money, Stat, StatGroup } from '@byline/design-system';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { getCurrentYear, useJobYear, usePayoutYear } from '../../api/year.ts';
import { paths } from '../../paths.ts';
import { hasNoJobs, hasNoMoney } from '../../features/year/yearFigures.ts';

/** Shows three totals of this year and a link to the other figures; nothing while there are no figures. */
export function ThisYear() {
  const year = getCurrentYear();
  const { data: jobs } = useJobYear(year);
  const { data: payouts } = usePayoutYear(year);
  // The wallet and the jobs above have their own errors; these figures are on another page too.
  if (!jobs || !payouts || (hasNoJobs(jobs) && hasNoMoney(payouts))) return null;
  return (
    <Card
      title={<FormattedMessage id="thisYear.title" defaultMessage="This year" />}
      actions={
        <ButtonLink href={paths.year} variant="ghost" size="sm">
          <FormattedMessage id="thisYear.open" defaultMessage="Open year" />
        </ButtonLink>
      }
    >
      <StatGroup>
        <Stat
          label={<FormattedMessage id="year.earned" defaultMessage="Earned" />}
          value={<Money value={payouts.totals.earned} />}
        />
        <Stat
          label={<FormattedMessage id="year.withdrawn" defaultMessage="Withdrawn" />}
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
