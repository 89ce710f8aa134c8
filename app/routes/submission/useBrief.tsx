import {
  Button,
  ButtonLink,
  Card,
  CopyButton,
  Drawer,
  Icon,
  List,
  Prose,
  Stack,
  useWindowWidth,
} from '@byline/design-system';
import { FileText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { paths } from '../../paths.ts';
import { toLang } from '../../features/jobs/BrandText.tsx';

const wideWindow = 992;

/** Returns whether brief and discussion are beside the work; on narrower screens they are over it. */
export function useIsWide(): boolean {
  return useWindowWidth((width) => width >= wideWindow);
}

// What the user needs while writing; the required tags can be copied into the caption.
function Brief({ job }: { job: JobDetail }) {
  // A changed brief counts once it is accepted.
  const { dos, donts, disclosure, hashtags, mentions } = (job.agreement ?? job).brief;
  const lang = toLang(job.language);
  const tags = [...disclosure, ...hashtags, ...mentions];
  return (
    <Stack gap="md">
      {tags.length > 0 && <CopyButton text={tags.join(' ')} />}
      {dos.length > 0 && <List items={dos} marker="check" lang={lang} />}
      {donts.length > 0 && <List items={donts} marker="cross" lang={lang} />}
      <Prose text={job.description} lang={lang} />
      <ButtonLink href={paths.job(job.id)} variant="soft" size="sm">
        <FormattedMessage id="brief.open" defaultMessage="View full brief" />
      </ButtonLink>
    </Stack>
  );
}

/** Returns the brief of a job: beside the work on wide screens, over it behind a button on narrow ones. */
export function useBrief(job: JobDetail | undefined): { button: ReactNode; panel: ReactNode } {
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (!job) return { button: null, panel: null };
  const title = <FormattedMessage id="brief.title" defaultMessage="Brief" />;
  if (isWide) {
    const panel = (
      <Card title={title} isCollapsible>
        <Brief job={job} />
      </Card>
    );
    return { button: null, panel };
  }
  return {
    button: (
      <Button
        variant="soft"
        icon={<Icon as={FileText} size={18} />}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {title}
      </Button>
    ),
    panel: (
      <Drawer title={title} side="bottom" isOpen={isOpen} onOpenChange={setOpen}>
        <Brief job={job} />
      </Drawer>
    ),
  };
}
