import { Banner, Dialog, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { RatesCard } from './RatesCard.tsx';

type BrandViewProps = { user: User; initial: ProfileResponse; onClose: () => void };

/** Renders a dialog with the part of the profile that brands see. */
export function BrandView({ user, initial, onClose }: BrandViewProps) {
  return (
    <Dialog
      isOpen
      isDismissable
      size="lg"
      onOpenChange={onClose}
      title={<FormattedMessage id="profile.brandView" defaultMessage="What brands see" />}
    >
      <Stack gap="md">
        <Banner>
          <FormattedMessage
            id="profile.brandView.about"
            defaultMessage="Brands see this and your connected accounts. They never see your legal name, year of birth, contact details or payout method."
          />
        </Banner>
        <ProfileCard user={user} {...initial} />
        <RatesCard rates={initial.profile.rates} />
      </Stack>
    </Dialog>
  );
}
