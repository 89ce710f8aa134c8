import {
  Button,
  Grid,
  Heading,
  Inline,
  Loaded,
  Skeleton,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { useProfile } from '../../api/profile.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { ShippingAddress } from '../../features/profile/ShippingAddress.tsx';
import { ShippingFields } from '../../features/profile/ShippingFields.tsx';
import { toShippingValues } from '../../features/profile/shippingValues.ts';
import { useEditing } from '../../features/profile/useEditing.ts';
import { addressDraft } from '../../features/profile/useSaveAddress.ts';
import { pageWords } from './pageWords.ts';

/** Renders the saved address with a button to change it, or the fields `shipping.*`. */
export function AddressChoice({ profile, options }: ProfileResponse) {
  const { shipping } = profile;
  const saved = toShippingValues(shipping, profile);
  const draft = useUserDraft(addressDraft, saved);
  const isChanged = JSON.stringify(draft.values) !== JSON.stringify(saved);
  const { isEditing, wasEditing, startEditing, stopEditing } = useEditing();
  const keepSavedAddress = () => {
    draft.remove();
    stopEditing();
  };
  if (shipping && !isEditing && !isChanged) {
    return (
      <Inline justify="between" align="start">
        <ShippingAddress address={shipping} options={options} />
        <Button variant="ghost" size="sm" onPress={startEditing} autoFocus={wasEditing}>
          <FormattedMessage id="delivery.change" defaultMessage="Change address" />
        </Button>
      </Inline>
    );
  }
  return (
    <Stack gap="md">
      <Grid minColumnWidth={320}>
        <ShippingFields draft={draft} options={options} autoFocus={isEditing} />
      </Grid>
      {shipping && (
        <Inline>
          <Button variant="ghost" size="sm" onPress={keepSavedAddress}>
            <FormattedMessage id="delivery.keep" defaultMessage="Keep the saved address" />
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/**
 * Renders the part of a form that asks where the product of a job is sent: the saved address, or the fields `shipping.*` while there
 * is none or the user changes it.
 */
export default function DeliveryAddress() {
  const query = useProfile();
  return (
    <Stack gap="md" as="section">
      <Stack gap="2xs">
        <Heading level={3}>
          <FormattedMessage id="delivery.address" defaultMessage="Where the product is sent" />
        </Heading>
        <Text size="sm" isMuted>
          <FormattedMessage
            id="delivery.who"
            defaultMessage="Brands whose job you are working on see this address. It is saved in your profile, and brands may send you products."
          />
        </Text>
      </Stack>
      <Loaded
        query={query}
        errorTitle={<FormattedMessage {...pageWords.deliveryProblem} />}
        skeleton={<Skeleton lines={6} />}
      >
        {(response) => <AddressChoice {...response} />}
      </Loaded>
    </Stack>
  );
}
