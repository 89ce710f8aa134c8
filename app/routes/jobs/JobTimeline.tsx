import { DateTime, Timeline, type TimelineStep } from '@byline/design-system';
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { stepKeyLabels } from '../../features/jobs/stateLabels.ts';
import { getTimelineEvents, type TimelineEvent } from './timelineEvents.ts';
import { eventTimes, eventTitles } from './timelineWords.ts';

function titleOf({ kind, state }: TimelineEvent): MessageDescriptor {
  if (kind === 'viewed' && state !== 'done') return eventTitles.viewedLater;
  if (kind === 'decision' && state !== 'done') return eventTitles.decisionLater;
  return eventTitles[kind];
}

function timeOf({ kind, state }: TimelineEvent): MessageDescriptor {
  if (kind === 'stepDue' || kind === 'stepLater' || kind === 'missed') return eventTimes.due;
  if (kind === 'inReview') return eventTimes.auto;
  if (kind === 'pending') return eventTimes.until;
  return state === 'done' || state === 'failed' ? eventTimes.on : eventTimes.by;
}

function toStep(event: TimelineEvent, { formatMessage }: IntlShape): TimelineStep {
  const step = event.step ? formatMessage(stepKeyLabels[event.step]) : '';
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
  const steps = getTimelineEvents(job).map((event) => toStep(event, intl));
  const label = intl.formatMessage({
    id: 'timeline.label',
    defaultMessage: 'From application to payment',
  });
  return <Timeline steps={steps} label={label} />;
}
