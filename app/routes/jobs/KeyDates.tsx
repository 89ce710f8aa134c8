import { Card, DateTime, RelativeTime, Stat, StatGroup } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { workingStates } from '../../../contract/rules/states.ts';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import { serverNow } from '../../api/serverTime.ts';
import { briefLabels } from './briefLabels.ts';

/**
 * Shows the dates of a job: apply by, decision and due date, and the places left; nothing once the user is accepted, when only
 * the dates of the work count.
 */
export function KeyDates({ job }: { job: JobSummary }) {
  const { application } = job.my;
  if (application && workingStates.includes(application)) return null;
  const dates = [
    {
      at: job.apply_by,
      label: <FormattedMessage id="job.date.apply" defaultMessage="Apply by" />,
    },
    {
      at: job.decide_by,
      label: <FormattedMessage id="job.date.decide" defaultMessage="Decision by" />,
    },
    { at: job.work_due, label: <FormattedMessage {...briefLabels.work_due} /> },
  ];
  const left = Math.max(job.places.total - job.places.taken, 0);
  return (
    <Card padding="sm">
      <StatGroup>
        {dates.map(({ at, label }, index) => (
          <Stat
            key={index}
            size="sm"
            label={label}
            value={<DateTime value={at} isDateOnly />}
            hint={<RelativeTime value={at} now={serverNow()} />}
          />
        ))}
        <Stat
          size="sm"
          label={<FormattedMessage id="job.places" defaultMessage="Places left" />}
          value={
            <FormattedMessage
              id="job.places.value"
              defaultMessage="{left} of {total}"
              values={{ left, total: job.places.total }}
            />
          }
          hint={
            <FormattedMessage
              id="job.places.applicants"
              defaultMessage="{count, plural, =0 {No applicants yet} one {# applicant} other {# applicants}}"
              values={{ count: job.places.applicants }}
            />
          }
        />
      </StatGroup>
    </Card>
  );
}
