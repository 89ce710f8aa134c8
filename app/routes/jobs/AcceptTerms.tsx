import { CheckboxField, Stack, Heading } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { JobTerms } from './JobTerms.tsx';

/** The work, pay and terms of a job in full, and the checkbox `accept_terms`. */
export function AcceptTerms({ job }: { job: JobDetail }) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="sm">
      <Stack gap="xs" as="section">
        <Heading level={3}>
          <FormattedMessage id="apply.terms" defaultMessage="What you agree to" />
        </Heading>
        <JobTerms job={job} pay={job.pay} agreed={job} />
      </Stack>
      <CheckboxField
        name="accept_terms"
        label={formatMessage({ id: 'apply.acceptTerms', defaultMessage: 'I agree to these terms' })}
        isRequired
      />
    </Stack>
  );
}
