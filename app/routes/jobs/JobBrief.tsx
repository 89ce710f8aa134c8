import { CopyButton, Grid, Inline, List, Prose, Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { briefLabels } from './briefLabels.ts';
import { toLang } from '../../features/jobs/BrandText.tsx';

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
export function JobBrief({
  job: { description, brief, language },
}: {
  job: Pick<JobDetail, 'description' | 'brief' | 'language'>;
}) {
  const lang = toLang(language);
  const tags = (['hashtags', 'mentions', 'disclosure'] as const).filter(
    (field) => brief[field].length > 0,
  );
  return (
    <Stack gap="lg">
      <Prose text={description} lang={lang} />
      <Grid gap="lg" isStretched>
        {brief.dos.length > 0 && (
          <Section title={<FormattedMessage {...briefLabels.dos} />}>
            <List items={brief.dos} marker="check" lang={lang} />
          </Section>
        )}
        {brief.donts.length > 0 && (
          <Section title={<FormattedMessage {...briefLabels.donts} />}>
            <List items={brief.donts} marker="cross" lang={lang} />
          </Section>
        )}
      </Grid>
      {tags.map((field) => (
        <Section key={field} title={<FormattedMessage {...briefLabels[field]} />}>
          <Inline>
            <CopyButton text={brief[field].join(' ')} />
          </Inline>
        </Section>
      ))}
      {brief.links.length > 0 && (
        <Section title={<FormattedMessage {...briefLabels.links} />}>
          <List items={brief.links} />
        </Section>
      )}
    </Stack>
  );
}
