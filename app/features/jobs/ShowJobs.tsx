import { FormattedMessage } from 'react-intl';

/** Renders the label of the button that leads from the filters to the jobs. `count` is undefined while it is not known. */
export function ShowJobs({ count }: { count: number | undefined }) {
  return count === undefined ? (
    <FormattedMessage id="jobs.showAny" defaultMessage="Show jobs" />
  ) : (
    <FormattedMessage
      id="jobs.show"
      defaultMessage="{count, plural, =0 {No jobs match} one {Show # job} other {Show # jobs}}"
      values={{ count }}
    />
  );
}
