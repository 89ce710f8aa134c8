import { DateTime, Timeline, type TimelineStep } from '@byline/design-system';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { stepNames } from '../../features/jobs/stateLabels.ts';
import { timelineEvents, type TimelineEvent } from './timelineEvents.ts';
import { timelineTimes, timelineTitles } from './timelineWords.ts';

function titleOf({ kind, state }: TimelineEvent): MessageDescriptor {
  if (kind === 'viewed' && state !== 'done') return timelineTitles.viewedLater;
  if (kind === 'decision' && state !== 'done') return timelineTitles.decisionLater;
  return timelineTitles[kind];
}

function timeOf({ kind, state }: TimelineEvent): MessageDescriptor {
  if (kind === 'stepDue' || kind === 'stepLater' || kind === 'missed') return timelineTimes.due;
  if (kind === 'inReview') return timelineTimes.auto;
  if (kind === 'pending') return timelineTimes.until;
  return state === 'done' || state === 'failed' ? timelineTimes.on : timelineTimes.by;
}

function toStep(event: TimelineEvent, { formatMessage }: IntlShape): TimelineStep {
  const step = event.step ? formatMessage(stepNames[event.step]) : '';
  const values = { step, version: event.version ?? 1, outcome: event.outcome ?? '' };
  const isDay = event.kind === 'pending';
  const title = formatMessage(titleOf(event), values);
  return {
    id: event.id,
    state: event.state,
    title: event.task ? `${title} (${event.task})` : title,
    ...(event.at && {
      time: formatMessage(timeOf(event), {
        date: <DateTime key="date" value={event.at} isDateOnly={isDay} />,
      }),
    }),
    ...(event.detail && { detail: <bdi>{event.detail}</bdi> }),
  };
}

/** One timeline from the application to the money, the same words as everywhere. */
export function JobTimeline({ job }: { job: JobDetail }) {
  const intl = useIntl();
  const steps = timelineEvents(job).map((event) => toStep(event, intl));
  const label = intl.formatMessage({
    id: 'timeline.label',
    defaultMessage: 'From application to payment',
  });
  return <Timeline steps={steps} label={label} />;
}
