import { EmptyState, Illustration, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { jobWords } from '../../features/jobs/jobWords.ts';
import ActiveFilters, { JobsWithoutLastFilter } from './ActiveFilters.tsx';

/** Explains why there are no jobs, with a way out if filters are the reason. */
export default function JobsEmptyState({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState
        illustration={<Illustration name="jobs" />}
        title={<FormattedMessage id="jobs.none" defaultMessage="No jobs right now" />}
      >
        <FormattedMessage
          id="jobs.noneText"
          defaultMessage="New jobs are added most days. Check back tomorrow."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={<Illustration name="search" />}
      title={<FormattedMessage {...jobWords.noMatch} />}
      actions={
        <Stack gap="md" align="center">
          <ActiveFilters />
          <JobsWithoutLastFilter />
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
