import { CheckboxField, Stack, Text } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { JobDetail } from '../../../server/contract/jobDetail.ts';
import { JobTerms } from './JobTerms.tsx';

/** The terms of a job in full, and the checkbox `accept_terms`. */
export function AcceptTerms({ terms }: Pick<JobDetail, 'terms'>) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="md">
      <Stack gap="sm" as="section">
        <Text as="h3" weight="semibold">
          <FormattedMessage id="apply.terms" defaultMessage="What you agree to" />
        </Text>
        <JobTerms terms={terms} />
      </Stack>
      <CheckboxField
        name="accept_terms"
        label={formatMessage({ id: 'apply.acceptTerms', defaultMessage: 'I agree to these terms' })}
        isRequired
      />
    </Stack>
  );
}
