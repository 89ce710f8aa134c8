import { Card, Stack, SwitchField, useWatch } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { ShippingFields } from '../../../features/profile/ShippingFields.tsx';
import {
  toShipping,
  toShippingNames,
  toShippingValues,
} from '../../../features/profile/shippingValues.ts';
import { SectionForm } from './SectionForm.tsx';

function WantedAddress({ options }: Pick<ProfileResponse, 'options'>) {
  return useWatch('isWanted') ? <ShippingFields options={options} /> : null;
}

/** Renders the section for the shipping address, for users who want products. */
export function ShippingSection({ profile, options }: ProfileResponse) {
  const { formatMessage } = useIntl();
  const { save } = useProfileMutations();
  return (
    <Card title={<FormattedMessage id="shipping.title" defaultMessage="Shipping address" />}>
      <SectionForm
        storageKey="profile:shipping"
        version={2}
        migrate={toShippingNames}
        saved={{
          shipping: toShippingValues(profile.shipping, profile),
          isWanted: profile.shipping !== null,
        }}
        onSave={({ isWanted, shipping }) =>
          save({ shipping: isWanted ? toShipping(shipping) : null })
        }
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
          />
          <WantedAddress options={options} />
        </Stack>
      </SectionForm>
    </Card>
  );
}
