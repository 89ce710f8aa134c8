import { Card, Inline, Money, Stack, Text, useNow } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { undecidedStates, unsuccessfulStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { Payment } from '../../../contract/schemas/money.ts';
import { AddToCalendar } from '../../features/calendar/AddToCalendar.tsx';
import { getJobEvents } from '../../features/calendar/calendarEvents.ts';
import { AgreedPay } from '../../features/jobs/JobPay.tsx';
import { PayDay } from '../../features/jobs/PayDay.tsx';
import { InvitationReply, isInvited } from './InvitationReply.tsx';
import { JobAction } from './JobAction.tsx';
import { JobDialogs, useJobDialogs } from './JobDialogs.tsx';
import { JobMenu } from './JobMenu.tsx';
import { UnsentJobTexts } from './UnsentJobTexts.tsx';

/** Returns whether the job pays this user, or can: it is open or the user's own, or its payment stays after its end. */
function canEarn({ application, payment, state }: JobDetail, isInvitation: boolean): boolean {
  if (!application) return isInvitation || state === 'open';
  if (!unsuccessfulStates.includes(application.state)) return true;
  return payment !== null && payment.state !== 'cancelled';
}

// Shows how many places are left to users who have none.
function Places({ job: { places, application } }: { job: JobDetail }) {
  if (application && !undecidedStates.includes(application.state)) return null;
  return (
    <Text isMuted size="sm">
      <FormattedMessage
        id="job.places"
        defaultMessage="{left} of {total, plural, one {# place} other {# places}} left, {count, plural, =0 {no applicants yet} one {# applicant} other {# applicants}}"
        values={{
          left: Math.max(places.total - places.taken, 0),
          total: places.total,
          count: places.applicants,
        }}
      />
    </Text>
  );
}

// Who decides about a range of pay, and the rate that the user asked for, until the brand decides.
function AskedRate({ job: { application, pay } }: { job: JobDetail }) {
  if (!application && pay.type === 'range') {
    return (
      <Text size="sm">
        <FormattedMessage id="job.nameRate" defaultMessage="You name your rate when you apply." />
      </Text>
    );
  }
  if (!application?.rate || !undecidedStates.includes(application.state)) return null;
  return (
    <Text size="sm">
      <FormattedMessage
        id="job.askedRate"
        defaultMessage="You asked for {amount}."
        values={{ amount: <Money value={application.rate} /> }}
      />
    </Text>
  );
}

// Returns the pay before fees. A bonus, a deduction or a decision may have changed it since the agreement.
function getPayBeforeFees({ net, fee }: Payment): Payment['net'] {
  return { ...net, amount: net.amount + fee.amount };
}

type PayAndActionProps = {
  job: JobDetail;
  /**
   * Whether the card is beside the discussion, whose primary action is to send a message.
   * @default false
   */
  isBesideDiscussion?: boolean;
};

/** Shows what a job pays and when, the next step, and a button that downloads the dates. */
export function PayAndAction({ job, isBesideDiscussion = false }: PayAndActionProps) {
  const intl = useIntl();
  const now = useNow();
  const dialogs = useJobDialogs();
  const events = getJobEvents(job, intl);
  const isOpenInvitation = !job.application && isInvited(job, now);
  const isPaid = canEarn(job, isOpenInvitation);
  return (
    <section
      aria-label={intl.formatMessage({
        id: 'job.action.title',
        defaultMessage: 'Pay and next step',
      })}
    >
      <Card as="div">
        <Stack gap="sm">
          <Stack gap="2xs">
            <Inline justify="between">
              <Text {...(isPaid ? { size: '2xl', weight: 'bold' } : { isMuted: true })}>
                {job.payment && job.payment.adjustments.length > 0 ? (
                  <Money value={getPayBeforeFees(job.payment)} />
                ) : (
                  <AgreedPay job={job} />
                )}
              </Text>
              {job.application?.state === 'accepted' && (
                <JobMenu onDrop={() => dialogs.open('drop')} />
              )}
            </Inline>
            <Inline gap="2xs">
              {job.application?.state === 'completed' && (
                <Text as="span" weight="medium">
                  <FormattedMessage id="job.action.done" defaultMessage="Work approved." />
                </Text>
              )}
              {isPaid && <PayDay dates={job.dates} />}
            </Inline>
          </Stack>
          {isPaid && !isOpenInvitation && <AskedRate job={job} />}
          {isPaid && <Places job={job} />}
          {isOpenInvitation ? (
            <InvitationReply job={job} onOpen={dialogs.open} />
          ) : (
            <JobAction job={job} isBesideDiscussion={isBesideDiscussion} onOpen={dialogs.open} />
          )}
          <UnsentJobTexts job={job} />
          {events.length > 0 && (
            <AddToCalendar
              fileName={job.id}
              events={events}
              variant="ghost"
              size="sm"
              isFullWidth
            />
          )}
        </Stack>
      </Card>
      <JobDialogs job={job} {...dialogs} />
    </section>
  );
}
