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

const eventTitles = defineMessages({
  applied: { id: 'timeline.applied', defaultMessage: 'Applied' },
  viewed: { id: 'timeline.viewed', defaultMessage: 'Seen by brand' },
  viewedLater: { id: 'timeline.viewedLater', defaultMessage: 'Not seen by brand yet' },
  decision: { id: 'timeline.accepted', defaultMessage: 'Accepted' },
  decisionLater: { id: 'timeline.decisionLater', defaultMessage: 'Decision' },
  ended: {
    id: 'timeline.ended',
    defaultMessage:
      '{outcome, select, declined {Not selected} withdrawn {Application cancelled} expired {Expired without a reply} dropped {You dropped out} other {Removed from the job}}',
  },
  sent: { id: 'timeline.sent', defaultMessage: '{step} sent, version {version}' },
  reviewed: {
    id: 'timeline.reviewed',
    defaultMessage:
      '{outcome, select, approved {{step} approved} changes_requested {Changes requested} other {{step} rejected}}',
  },
  stepDue: { id: 'timeline.stepDue', defaultMessage: '{step}: your turn' },
  inReview: { id: 'timeline.inReview', defaultMessage: '{step} in review' },
  stepLater: { id: 'timeline.stepLater', defaultMessage: '{step}' },
  missed: { id: 'timeline.missed', defaultMessage: '{step} missed' },
  pending: { id: 'timeline.pending', defaultMessage: 'Payment pending' },
  overdue: { id: 'timeline.overdue', defaultMessage: 'Payment overdue' },
  onHold: { id: 'timeline.onHold', defaultMessage: 'Payment on hold' },
  cancelled: { id: 'timeline.cancelled', defaultMessage: 'Payment cancelled' },
  available: { id: 'timeline.available', defaultMessage: 'In your wallet' },
  withdrawn: { id: 'timeline.withdrawn', defaultMessage: 'Withdrawn' },
  withdrawnLater: { id: 'timeline.withdrawnLater', defaultMessage: 'Ready to withdraw' },
  paid: { id: 'timeline.paid', defaultMessage: 'Paid' },
  paidLater: { id: 'timeline.paidLater', defaultMessage: 'On the way' },
});

const eventTimes = defineMessages({
  on: { id: 'timeline.time.on', defaultMessage: '{date}' },
  by: { id: 'timeline.time.by', defaultMessage: 'by {date}' },
  due: { id: 'timeline.time.due', defaultMessage: 'due {date}' },
  until: { id: 'timeline.time.until', defaultMessage: 'until {date}' },
  auto: {
    id: 'timeline.time.auto',
    defaultMessage: 'approved automatically on {date} without a reply',
  },
});

function getTitle({ kind, state }: TimelineEvent): MessageDescriptor {
  if (kind === 'viewed' && state !== 'done') return eventTitles.viewedLater;
  if (kind === 'decision' && state !== 'done') return eventTitles.decisionLater;
  if (kind === 'withdrawn' && state === 'current') return eventTitles.withdrawnLater;
  if (kind === 'paid' && state === 'current') return eventTitles.paidLater;
  return eventTitles[kind];
}

function getTime({ kind, state }: TimelineEvent): MessageDescriptor {
  if (kind === 'stepDue' || kind === 'stepLater' || kind === 'missed' || kind === 'overdue')
    return eventTimes.due;
  if (kind === 'inReview') return eventTimes.auto;
  if (kind === 'pending') return eventTimes.until;
  return state === 'done' || state === 'failed' ? eventTimes.on : eventTimes.by;
}

function toStep(
  event: TimelineEvent,
  { formatMessage }: IntlShape,
  language: string,
): TimelineStep {
  const step = event.step ? formatMessage(stepKeyLabels[event.step]) : '';
  const values = { step, version: event.version ?? 1, outcome: event.outcome ?? '' };
  const isDateOnly = event.kind === 'pending' || event.kind === 'overdue';
  const title = formatMessage(getTitle(event), values);
  return {
    id: event.id,
    state: event.state,
    title: event.task ? `${title} (${event.task})` : title,
    ...(event.at && {
      time: (
        <FormattedMessage
          {...getTime(event)}
          values={{ date: <DateTime value={event.at} isDateOnly={isDateOnly} /> }}
        />
      ),
    }),
    detail: event.detail && <BrandText language={language}>{event.detail}</BrandText>,
  };
}

/** Renders the timeline of an application, from applying to the payment in the bank. */
export function JobTimeline({ job }: { job: JobDetail }) {
  const intl = useIntl();
  const steps = getTimelineEvents(job).map((event) => toStep(event, intl, job.language));
  const label = intl.formatMessage({
    id: 'timeline.label',
    defaultMessage: 'From application to payment',
  });
  return <Timeline steps={steps} label={label} />;
}
