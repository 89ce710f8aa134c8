import { CopyButton, Inline, List, Prose, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="xs" as="section">
      <Text as="h2" weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** Shows the brief: description, dos and don’ts, required tags, which can be copied, and links. */
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
        <Section title={<FormattedMessage id="job.brief.dos" defaultMessage="Do" />}>
          <List items={brief.dos} marker="check" />
        </Section>
      )}
      {brief.donts.length > 0 && (
        <Section title={<FormattedMessage id="job.brief.donts" defaultMessage="Don’t" />}>
          <List items={brief.donts} marker="cross" />
        </Section>
      )}
      {tags.map(({ title, values }, index) => (
        <Section key={index} title={title}>
          <Inline>
            <CopyButton text={values.join(' ')} />
          </Inline>
        </Section>
      ))}
      {brief.links.length > 0 && (
        <Section title={<FormattedMessage id="job.brief.links" defaultMessage="Links to use" />}>
          <List items={brief.links} />
        </Section>
      )}
    </Stack>
  );
}
