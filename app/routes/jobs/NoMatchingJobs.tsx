import { Button, EmptyState, Illustration, Stack, type ChosenFilter } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useJobs } from '../../api/jobs.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
import { jobsParams, toJobsFilter, type JobsAddress } from './jobsFilter.ts';

type WithoutFilterProps = { values: JobsAddress['values']; filter: ChosenFilter };

/** Renders a button that removes a filter, with the number of jobs without it. */
function WithoutFilter({ values, filter: { id, texts, remove } }: WithoutFilterProps) {
  const { formatList } = useIntl();
  const { parse } = jobsParams[id as keyof typeof jobsParams];
  const { data, isLoading } = useJobs({
    page: 1,
    ...toJobsFilter({ ...values, [id]: parse(null) }),
    per_page: 1,
  });
  if (!data || isLoading || data.meta.total === 0) return null;
  return (
    <Button variant="ghost" onPress={remove}>
      <span>
        <FormattedMessage
          id="jobs.without"
          defaultMessage="Show {count, plural, one {# job} other {# jobs}} without the filter {filter}"
          values={{
            count: data.meta.total,
            filter: <bdi>{formatList(texts, { type: 'unit' })}</bdi>,
          }}
        />
      </span>
    </Button>
  );
}

type NoMatchingJobsProps = Pick<WithoutFilterProps, 'values'> & {
  /** The filters in use, with the search, in the order in which they were chosen. */
  chosen: readonly ChosenFilter[];
  /** The buttons that remove filters. */
  usedFilters: ReactNode;
};

/** Explains that no job matches, and how many would without the last chosen filter. */
export default function NoMatchingJobs({ values, chosen, usedFilters }: NoMatchingJobsProps) {
  const last = chosen.at(-1);
  return (
    <EmptyState
      illustration={<Illustration name="search" />}
      title={<FormattedMessage {...jobWords.noMatch} />}
      actions={
        <Stack gap="md" align="center">
          {usedFilters}
          {last && chosen.length > 1 && <WithoutFilter values={values} filter={last} />}
        </Stack>
      }
    >
      <FormattedMessage
        id="jobs.noMatchText"
        defaultMessage="Try another search, or remove a filter."
      />
    </EmptyState>
  );
}
