import { Badge, Inline, List, Prose, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xs" as="section">
      <Text as="h2" weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Inline>
      {tags.map((tag) => (
        <Badge key={tag}>
          <bdi>{tag}</bdi>
        </Badge>
      ))}
    </Inline>
  );
}

/** What the brand wants: the story, what to do and not to do, and what has to be in the post. */
export function JobBrief({ job: { description, brief } }: { job: JobDetail }) {
  const tags = [
    {
      title: <FormattedMessage id="job.brief.hashtags" defaultMessage="Hashtags" />,
      values: brief.hashtags,
    },
    {
      title: <FormattedMessage id="job.brief.mentions" defaultMessage="Mentions" />,
      values: brief.mentions,
    },
    {
      title: <FormattedMessage id="job.brief.disclosure" defaultMessage="Disclosure" />,
      values: brief.disclosure,
    },
  ].filter(({ values }) => values.length > 0);
  return (
    <Stack gap="lg">
      <Prose text={description} />
      {brief.dos.length > 0 && (
        <Part title={<FormattedMessage id="job.brief.dos" defaultMessage="Do" />}>
          <List items={brief.dos} marker="check" />
        </Part>
      )}
      {brief.donts.length > 0 && (
        <Part title={<FormattedMessage id="job.brief.donts" defaultMessage="Don’t" />}>
          <List items={brief.donts} marker="cross" />
        </Part>
      )}
      {tags.map(({ title, values }, index) => (
        <Part key={index} title={title}>
          <Tags tags={values} />
        </Part>
      ))}
      {brief.links.length > 0 && (
        <Part title={<FormattedMessage id="job.brief.links" defaultMessage="Links to use" />}>
          <List items={brief.links} />
        </Part>
      )}
    </Stack>
  );
}
