import { DateTime, Timeline, type TimelineStep } from '@byline/design-system';
import {
  defineMessages,
  FormattedMessage,
  useIntl,
  type IntlShape,
  type MessageDescriptor,
} from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { getTimelineEvents, type TimelineEvent } from './timelineEvents.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';

const eventTitles: Record<TimelineEvent['kind'], MessageDescriptor> = defineMessages({
  applied: { id: 'timeline.applied', defaultMessage: 'Applied' },
  viewed: { id: 'timeline.viewed', defaultMessage: 'Seen by brand' },
  decision: { id: 'timeline.accepted', defaultMessage: 'Accepted' },
  ended: {
    id: 'timeline.ended',
    defaultMessage:
      '{outcome, select, declined {Not selected} withdrawn {You cancelled the application} expired {Expired without a reply} dropped {You dropped out} other {Removed from the job}}',
  },
  sent: { id: 'timeline.sent', defaultMessage: '{step} sent, version {version}' },
  reviewed: {
    id: 'timeline.reviewed',
    defaultMessage:
      '{outcome, select, approved {{step} approved} changes_requested {Changes requested} other {{step} rejected}}',
  },
  missed: { id: 'timeline.missed', defaultMessage: '{step} missed' },
  moved: { id: 'date.moved.payment', defaultMessage: 'The payment was moved' },
  onHold: { id: 'timeline.onHold', defaultMessage: 'Payment on hold' },
  cancelled: { id: 'timeline.cancelled', defaultMessage: 'Payment cancelled' },
  available: { id: 'timeline.available', defaultMessage: 'In your wallet' },
  withdrawn: { id: 'timeline.withdrawn', defaultMessage: 'Withdrawn' },
  paid: { id: 'timeline.paid', defaultMessage: 'Paid' },
  objected: { id: 'date.objection', defaultMessage: 'You disagreed' },
  objectionHeard: {
    id: 'timeline.objectionHeard',
    defaultMessage: 'The brand replied to your objection',
  },
  objectionDecided: {
    id: 'timeline.objectionDecided',
    defaultMessage:
      '{outcome, select, paid {Objection decided: paid in full} part {Objection decided: paid in part} other {Objection decided: nothing changes}}',
  },
});

function toStep(
  event: TimelineEvent,
  { formatMessage }: IntlShape,
  language: string,
): TimelineStep {
  const step = event.step ? formatMessage(stepKeyLabels[event.step]) : '';
  const values = { step, version: event.version ?? 1, outcome: event.outcome ?? '' };
  const title = formatMessage(eventTitles[event.kind], values);
  return {
    id: event.id,
    state: event.state,
    title: event.task ? `${title} (${event.task})` : title,
    ...(event.at && {
      time:
        event.kind === 'missed' ? (
          <FormattedMessage
            id="timeline.time.due"
            defaultMessage="due {date}"
            values={{ date: <DateTime value={event.at} /> }}
          />
        ) : (
          <DateTime value={event.at} />
        ),
    }),
    detail: event.detail && <BrandText language={language}>{event.detail}</BrandText>,
  };
}

/** Renders what has happened to an application: decisions, versions with comments, and payments. */
export function JobTimeline({ job }: { job: JobDetail }) {
  const intl = useIntl();
  const steps = getTimelineEvents(job).map((event) => toStep(event, intl, job.language));
  const label = intl.formatMessage({
    id: 'timeline.history',
    defaultMessage: 'History of this job',
  });
  return <Timeline steps={steps} label={label} />;
}
