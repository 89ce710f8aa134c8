import { Card, Cover, Money, Stack, Text } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { workingStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import { AddToCalendar } from '../../features/calendar/AddToCalendar.tsx';
import { getJobEvents } from '../../features/calendar/calendarEvents.ts';
import { AgreedPay } from '../../features/jobs/JobPay.tsx';
import { isInvited } from './InvitationNotice.tsx';
import { JobAction } from './JobAction.tsx';
import { useServerNow } from './useServerNow.ts';

// Of interest until the user is accepted.
function Places({ job: { places, my } }: { job: JobDetail }) {
  if (my.application && workingStates.includes(my.application)) return null;
  return (
    <Text tone="muted" size="sm">
      <FormattedMessage
        id="job.places"
        defaultMessage="{left} of {total} places left, {count, plural, =0 {no applicants yet} one {# applicant} other {# applicants}}"
        values={{
          left: Math.max(places.total - places.taken, 0),
          total: places.total,
          count: places.applicants,
        }}
      />
    </Text>
  );
}

// A bonus, a deduction or a decision has changed what was agreed.
function getPaid({ net, fee }: Payment): Payment['net'] {
  return { ...net, amount: net.amount + fee.amount };
}

/** Shows what a job pays, the next step, and its dates as a file. */
export function PayAndAction({ job }: { job: JobDetail }) {
  const intl = useIntl();
  const now = useServerNow();
  const calendar = <AddToCalendar fileName={job.id} events={getJobEvents(job, intl)} isFullWidth />;
  const pay = (
    <Text size="2xl" weight="bold">
      {job.payment && job.payment.adjustments.length > 0 ? (
        <Money value={getPaid(job.payment)} />
      ) : (
        <AgreedPay job={job} />
      )}
    </Text>
  );
  const media = <Cover seed={job.id} paletteSeed={job.brand.name} size="sm" />;
  if (!job.application && isInvited(job, now)) {
    return (
      <Card media={media}>
        <Stack gap="sm">
          {pay}
          <Places job={job} />
          {calendar}
        </Stack>
      </Card>
    );
  }
  return (
    <Card
      media={media}
      title={<FormattedMessage id="job.action.title" defaultMessage="Pay and next step" />}
    >
      <Stack gap="sm">
        {pay}
        <Places job={job} />
        <JobAction job={job}>{calendar}</JobAction>
      </Stack>
    </Card>
  );
}
