import { Button, DateTime, Icon, Inline, Stack, Text, Heading } from '@byline/design-system';
import { Printer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Agreement, JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { config } from '../../config.ts';
import { exportWords } from '../../features/export/exportWords.ts';
import { BrandText } from '../../features/jobs/BrandText.tsx';
import { JobBrief } from './JobBrief.tsx';
import { JobTerms } from './JobTerms.tsx';

type AgreementPartProps = { job: JobDetail; agreement: Agreement };

/** Shows what brand and creator have agreed on, with its version and time. Printing the page prints only the agreement. */
export default function AgreementPart({ job, agreement }: AgreementPartProps) {
  const { title, language, version, agreed_at: agreedAt, work_due: workDue } = agreement;
  return (
    <Stack gap="lg" as="section" data-print>
      <Inline justify="between" align="start">
        <Stack gap="2xs">
          <Heading level={2}>
            <FormattedMessage id="agreement.title" defaultMessage="What you agreed on" />
          </Heading>
          <Text isMuted size="sm">
            <FormattedMessage
              id="agreement.version"
              defaultMessage="{app}, with {brand}: version {version}, agreed on {date}"
              values={{
                app: config.appName,
                brand: <bdi>{job.brand.name}</bdi>,
                version,
                date: <DateTime value={agreedAt} />,
              }}
            />
          </Text>
        </Stack>
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon as={Printer} size={18} />}
          onPress={() => window.print()}
        >
          <FormattedMessage {...exportWords.statementPrint} />
        </Button>
      </Inline>
      <Text weight="semibold">
        <BrandText language={language}>{title}</BrandText>
      </Text>
      <JobTerms job={agreement} pay={job.pay} agreed={job} />
      <Text size="sm">
        <FormattedMessage
          id="agreement.due"
          defaultMessage="Work due: {date}"
          values={{ date: <DateTime value={workDue} /> }}
        />
      </Text>
      <JobBrief job={agreement} />
    </Stack>
  );
}
