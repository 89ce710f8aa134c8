import { ButtonLink, CopyButton, List, Prose, Stack } from '@byline/design-system';
import { FileText } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { toLang } from '../../features/jobs/BrandText.tsx';
import { BriefSection } from '../../features/jobs/BriefSection.tsx';
import { paths } from '../../paths.ts';
import { useSidePanel } from './useSidePanel.tsx';

// Shows the parts of the brief that users need while they write; the required tags can be copied into the caption.
function Brief({ job }: { job: JobDetail }) {
  // A changed brief applies once the user has accepted it.
  const { brief, description, language } = job.agreement ?? job;
  const { dos, donts, disclosure, hashtags, mentions } = brief;
  const lang = toLang(language);
  const tags = [...disclosure, ...hashtags, ...mentions];
  return (
    <Stack gap="md">
      {tags.length > 0 && <CopyButton text={tags.join(' ')} />}
      {dos.length > 0 && (
        <BriefSection field="dos" headingLevel="h3">
          <List items={dos} marker="check" lang={lang} />
        </BriefSection>
      )}
      {donts.length > 0 && (
        <BriefSection field="donts" headingLevel="h3">
          <List items={donts} marker="cross" lang={lang} />
        </BriefSection>
      )}
      <Prose text={description} lang={lang} />
      <ButtonLink href={paths.job(job.id)} variant="soft" size="sm">
        <FormattedMessage id="brief.open" defaultMessage="View full brief" />
      </ButtonLink>
    </Stack>
  );
}

/** Returns the brief of a job as a panel. */
export function useBrief(job: JobDetail | undefined) {
  const title = <FormattedMessage id="brief.title" defaultMessage="Brief" />;
  return useSidePanel({
    title,
    label: title,
    icon: FileText,
    isAlwaysBeside: true,
    side: 'bottom',
    content: job && <Brief job={job} />,
  });
}
