import { Accordion, DateTime, ListText, Stack, Text } from '@byline/design-system';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { jobWords } from '../../features/jobs/jobWords.ts';
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
  moved: jobWords.dateMovedPayment,
  onHold: { id: 'timeline.onHold', defaultMessage: 'Payment on hold' },
  cancelled: { id: 'timeline.cancelled', defaultMessage: 'Payment cancelled' },
  available: jobWords.timelineAvailable,
  withdrawn: jobWords.timelineWithdrawn,
  paid: jobWords.timelinePaid,
  objected: jobWords.dateObjection,
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

function EventLine({ event, language }: { event: TimelineEvent; language: string }) {
  const { formatMessage } = useIntl();
  const { kind, step, version, outcome, task, at, detail } = event;
  const title = formatMessage(eventTitles[kind], {
    step: step ? formatMessage(stepKeyLabels[step]) : '',
    version: version ?? 1,
    outcome: outcome ?? '',
  });
  return (
    <Stack gap="3xs" as="li">
      <ListText
        type="facts"
        items={[
          task ? `${title} (${task})` : title,
          at && (
            <Text as="span" size="sm" isMuted>
              {kind === 'missed' ? (
                <FormattedMessage
                  id="timeline.time.due"
                  defaultMessage="due {date}"
                  values={{ date: <DateTime value={at} /> }}
                />
              ) : (
                <DateTime value={at} />
              )}
            </Text>
          ),
        ]}
      />
      {detail && (
        <Text size="sm" isMuted>
          <BrandText language={language}>{detail}</BrandText>
        </Text>
      )}
    </Stack>
  );
}

/** Renders what has happened to an application in lines: decisions, versions with comments, and payments; closed at first. */
export function JobTimeline({ job }: { job: JobDetail }) {
  return (
    <Accordion
      level={2}
      items={[
        {
          id: 'history',
          title: <FormattedMessage id="job.history.title" defaultMessage="History" />,
          content: (
            <Stack gap="sm" as="ol">
              {getTimelineEvents(job).map((event) => (
                <EventLine key={event.id} event={event} language={job.language} />
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
}
