import { Card, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { useCurrency } from '../../../session/useCurrency.ts';
import { ContentFields } from '../../../features/profile/ContentFields.tsx';
import {
  getContentValues,
  toParts,
  toRateDrafts,
  toRates,
} from '../../../features/profile/profileParts.ts';
import { RateFields } from './RateFields.tsx';
import { SectionForm } from './SectionForm.tsx';

/** Renders the section for the user’s content and rates. */
export function ContentSection({ profile, options }: ProfileResponse) {
  const { save } = useProfileMutations();
  const currency = useCurrency();
  return (
    <Stack gap="lg">
      <Card title={<FormattedMessage id="contentSection.title" defaultMessage="Your content" />}>
        <SectionForm
          storageKey="profile:content"
          saved={getContentValues(profile)}
          onSave={(values) => save(toParts(values))}
        >
          <ContentFields options={options} />
        </SectionForm>
      </Card>
      <Card title={<FormattedMessage id="contentSection.rates" defaultMessage="Your rates" />}>
        <SectionForm
          storageKey="profile:rates"
          saved={{ rates: toRateDrafts(profile) }}
          onSave={({ rates }) => save({ rates: toRates(rates, currency) })}
        >
          <RateFields currency={currency} />
        </SectionForm>
      </Card>
    </Stack>
  );
}
