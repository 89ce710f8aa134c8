import { Button, ButtonLink, CopyButton, List, Prose, Stack } from '@byline/design-system';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { toLang } from '../../features/jobs/BrandText.tsx';
import { BriefSection } from '../../features/jobs/BriefSection.tsx';
import { paths } from '../../paths.ts';
import { pageWords } from './pageWords.ts';
import { useIsWide, useSidePanel } from './useSidePanel.tsx';

type BriefProps = {
  job: JobDetail;
  /** Whether all of it is shown at first. */
  isWhole: boolean;
};

/**
 * Shows the parts of the brief that users need while they write: the required tags, which can be copied into the caption, and the first
 * points; the others on a press.
 */
function Brief({ job, isWhole }: BriefProps) {
  const [isOpen, setOpen] = useState(isWhole);
  // A changed brief applies once the user has accepted it.
  const { brief, description, language } = job.agreement ?? job;
  const { disclosure, hashtags, mentions } = brief;
  const [dos, donts] = [brief.dos, brief.donts].map((all) => (isOpen ? all : all.slice(0, 1)));
  const lang = toLang(language);
  const tags = [...disclosure, ...hashtags, ...mentions];
  return (
    <Stack gap="md">
      {tags.length > 0 && <CopyButton text={tags.join(' ')} />}
      {dos && dos.length > 0 && (
        <BriefSection field="dos" level={3}>
          <List items={dos} marker="check" lang={lang} />
        </BriefSection>
      )}
      {donts && donts.length > 0 && (
        <BriefSection field="donts" level={3}>
          <List items={donts} marker="cross" lang={lang} />
        </BriefSection>
      )}
      {isOpen ? (
        <>
          <Prose text={description} lang={lang} />
          <ButtonLink href={paths.job(job.id)} variant="soft" size="sm">
            <FormattedMessage id="brief.open" defaultMessage="View full brief" />
          </ButtonLink>
        </>
      ) : (
        <Button variant="soft" size="sm" onPress={() => setOpen(true)}>
          <FormattedMessage id="brief.all" defaultMessage="More" />
        </Button>
      )}
    </Stack>
  );
}

/** Returns the brief of a job as a panel. */
export function useBrief(job: JobDetail | undefined) {
  const isWide = useIsWide();
  const title = <FormattedMessage {...pageWords.briefTitle} />;
  return useSidePanel({
    title,
    label: title,
    icon: FileText,
    isAlwaysBeside: true,
    side: 'bottom',
    content: job && <Brief job={job} isWhole={!isWide} />,
  });
}
