import { EmptyState, Illustration } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';

/** Explains that there are no jobs at all. */
export default function NoJobs() {
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
