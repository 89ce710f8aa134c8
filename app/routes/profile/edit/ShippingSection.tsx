import { Card, Stack, SwitchField } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { ShippingFields } from '../../../features/profile/ShippingFields.tsx';
import { toShipping, toShippingValues } from '../../../features/profile/shippingValues.ts';
import { useSectionDraft } from '../../../features/profile/useSectionDraft.ts';
import { SectionForm } from './SectionForm.tsx';

/** Renders the section for the shipping address, for users who want products. */
export function ShippingSection({ profile, options }: ProfileResponse) {
  const { formatMessage } = useIntl();
  const { save } = useProfileMutations();
  const draft = useSectionDraft('profile:shipping', {
    ...toShippingValues(profile.shipping, profile),
    isWanted: profile.shipping !== null,
  });
  const { isWanted } = draft.values;
  return (
    <Card title={<FormattedMessage id="shipping.title" defaultMessage="Shipping address" />}>
      <SectionForm
        draft={draft}
        onSave={() => save({ shipping: isWanted ? toShipping(draft.values) : null })}
      >
        <Stack gap="md">
          <SwitchField
            name="isWanted"
            label={formatMessage({
              id: 'shipping.wanted',
              defaultMessage: 'Brands may send me products',
            })}
            description={formatMessage({
              id: 'shipping.hint',
              defaultMessage: 'Only brands whose job you are working on see this address.',
            })}
            isSelected={isWanted}
            onChange={(wanted) => draft.change({ isWanted: wanted })}
          />
          {isWanted && <ShippingFields draft={draft} options={options} />}
        </Stack>
      </SectionForm>
    </Card>
  );
}
