import { Card, Stack, SwitchField } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileInitial, Shipping } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { useSectionDraft } from '../../../features/profile/useSectionDraft.ts';
import { SectionForm } from './SectionForm.tsx';
import { ShippingFields, type ShippingValues } from './ShippingFields.tsx';

const emptyAddress: Shipping = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  postcode: '',
  country: '',
  phone: '',
};

function toValues({ shipping }: ProfileInitial['profile']): ShippingValues {
  const { country, phone, ...address } = shipping ?? emptyAddress;
  return {
    ...address,
    country: country || null,
    phone: phone || null,
    isWanted: shipping !== null,
  };
}

function toShipping({ isWanted, country, phone, ...address }: ShippingValues): Shipping | null {
  return isWanted ? { ...address, country: country ?? '', phone: phone ?? '' } : null;
}

/** Renders the section for the shipping address, for users who want products. */
export function ShippingSection({ profile, options }: ProfileInitial) {
  const { formatMessage } = useIntl();
  const { save } = useProfileMutations();
  const draft = useSectionDraft('profile:shipping', toValues(profile));
  const { isWanted } = draft.values;
  return (
    <Card title={<FormattedMessage id="shipping.title" defaultMessage="Shipping address" />}>
      <SectionForm draft={draft} onSave={() => save({ shipping: toShipping(draft.values) })}>
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
