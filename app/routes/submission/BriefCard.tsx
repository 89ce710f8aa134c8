import { ButtonLink, Card, CopyButton, List, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { paths } from '../../paths.ts';

/** The part of the brief that one needs while writing; what has to be in the caption can be copied. */
export function BriefCard({ job }: { job: JobDetail }) {
  const { dos, disclosure, hashtags, mentions } = job.brief;
  const words = [...disclosure, ...hashtags, ...mentions];
  return (
    <Card title={<FormattedMessage id="brief.title" defaultMessage="Brief" />} isCollapsible>
      <Stack gap="md">
        {dos.length > 0 && <List items={dos} marker="check" />}
        {words.length > 0 && <CopyButton text={words.join(' ')} />}
        <ButtonLink href={paths.job(job.id)} variant="outline" size="sm">
          <FormattedMessage id="brief.open" defaultMessage="Read the whole brief" />
        </ButtonLink>
      </Stack>
    </Card>
  );
}
