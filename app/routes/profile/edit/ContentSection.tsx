import { Card, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { useCurrency } from '../../../session/useCurrency.ts';
import { useSectionDraft } from '../../../features/profile/useSectionDraft.ts';
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
  const content = useSectionDraft('profile:content', getContentValues(profile));
  const rates = useSectionDraft('profile:rates', { rates: toRateDrafts(profile) });
  const currency = useCurrency();
  return (
    <Stack gap="lg">
      <Card title={<FormattedMessage id="contentSection.title" defaultMessage="Your content" />}>
        <SectionForm draft={content} onSave={() => save(toParts(content.values))}>
          <ContentFields draft={content} options={options} />
        </SectionForm>
      </Card>
      <Card title={<FormattedMessage id="contentSection.rates" defaultMessage="Your rates" />}>
        <SectionForm
          draft={rates}
          onSave={() => save({ rates: toRates(rates.values.rates, currency) })}
        >
          <RateFields draft={rates} currency={currency} />
        </SectionForm>
      </Card>
    </Stack>
  );
}
