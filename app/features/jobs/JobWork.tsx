import { platformMessages } from '@byline/design-system/portal';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { JobSummary } from '../../../contract/schemas/jobs.ts';
import type { ContentType } from '../../../contract/schemas/shared.ts';
import { BrandText } from './BrandText.tsx';

const workTexts: Record<ContentType, MessageDescriptor> = defineMessages({
  post: { id: 'job.work.post', defaultMessage: '{count, plural, one {# post} other {# posts}}' },
  reel: { id: 'job.work.reel', defaultMessage: '{count, plural, one {# reel} other {# reels}}' },
  story: {
    id: 'job.work.story',
    defaultMessage: '{count, plural, one {# story} other {# stories}}',
  },
  short: {
    id: 'job.work.short',
    defaultMessage: '{count, plural, one {# short} other {# shorts}}',
  },
  video: {
    id: 'job.work.video',
    defaultMessage: '{count, plural, one {# video} other {# videos}}',
  },
  live: { id: 'job.work.live', defaultMessage: '{count, plural, one {# live} other {# lives}}' },
  note: { id: 'job.work.note', defaultMessage: '{count, plural, one {# note} other {# notes}}' },
  content_only: {
    id: 'job.work.contentOnly',
    defaultMessage: '{count, plural, one {# file, not posted} other {# files, not posted}}',
  },
});

/** Renders the work of a job: the title of a single task, such as "One reel of 30 to 60 seconds", or the kinds and numbers of several. */
export function JobWork({
  job: { tasks, language },
}: {
  job: Pick<JobSummary, 'tasks' | 'language'>;
}) {
  const { formatMessage, formatList } = useIntl();
  const [only, ...others] = tasks;
  if (only && others.length === 0) return <BrandText language={language}>{only.title}</BrandText>;
  // Safari 16 has no Map.groupBy.
  const counts = new Map<ContentType, number>();
  for (const { content_type: kind, quantity } of tasks) {
    counts.set(kind, (counts.get(kind) ?? 0) + quantity);
  }
  const texts = [...counts].map(([kind, count]) => formatMessage(workTexts[kind], { count }));
  return <span>{formatList(texts, { type: 'unit' })}</span>;
}

type PublishedWorkProps = { job: Pick<JobSummary, 'tasks' | 'language' | 'platforms'> };

/** Renders the work of a job and where it is published, such as "One reel of 30 to 60 seconds, Instagram". */
export function PublishedWork({ job }: PublishedWorkProps) {
  const { formatMessage, formatList } = useIntl();
  // Files that are not posted have no platform.
  if (job.tasks.every(({ content_type: kind }) => kind === 'content_only'))
    return <JobWork job={job} />;
  return (
    <FormattedMessage
      id="job.workOn"
      defaultMessage="{work}, {platforms}"
      values={{
        work: <JobWork job={job} />,
        platforms: formatList(
          job.platforms.map((platform) => formatMessage(platformMessages[platform])),
          { type: 'unit' },
        ),
      }}
    />
  );
}
