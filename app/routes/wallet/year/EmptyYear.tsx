import { ButtonLink, EmptyState, Illustration, useQueryParams } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { getCurrentYear, useJobYear } from '../../../api/year.ts';
import { jobWords } from '../../../features/jobs/jobWords.ts';
import { findNearestYear } from '../../../features/year/yearFigures.ts';
import { yearWords } from '../../../features/year/yearWords.ts';
import { paths } from '../../../paths.ts';

type EmptyYearProps = {
  year: number;
  /** The years that have a summary. */
  years: readonly number[];
};

/** Renders a year without jobs and money, with a link to the nearest other year; if there is none, with a link to the jobs. */
export function EmptyYear({ year, years }: EmptyYearProps) {
  const { getHref } = useQueryParams();
  const nearest = findNearestYear(
    years.filter((other) => other !== year),
    year,
  );
  return (
    <EmptyState
      illustration={<Illustration name="money" />}
      title={<FormattedMessage {...yearWords.empty} values={{ year: String(year) }} />}
      actions={
        nearest === null ? (
          <ButtonLink href={paths.jobs}>
            <FormattedMessage {...jobWords.nextUpAction} />
          </ButtonLink>
        ) : (
          <ButtonLink variant="soft" href={getHref({ year: String(nearest), statement: null })}>
            <FormattedMessage
              id="year.empty.nearest"
              defaultMessage="Show {year}"
              values={{ year: String(nearest) }}
            />
          </ButtonLink>
        )
      }
    >
      {nearest === null && (
        <FormattedMessage
          id="year.empty.new"
          defaultMessage="Connect an account, apply for a job, and get paid: then your figures appear here."
        />
      )}
    </EmptyState>
  );
}

/** Renders a year before the account existed, or a future year. */
export function UnknownYear({ year }: { year: number }) {
  const current = useJobYear(getCurrentYear());
  return <EmptyYear year={year} years={current.data?.years ?? [getCurrentYear()]} />;
}
