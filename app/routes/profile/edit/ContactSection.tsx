import { Card, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { EmailCard } from '../../../features/profile/EmailCard.tsx';
import { PhoneSection } from '../../../features/profile/PhoneSection.tsx';
import { CloseAccountCard } from './CloseAccountCard.tsx';
import { Devices } from './Devices.tsx';
import { PasswordCard } from './PasswordCard.tsx';

/** Renders the section for email, phone, password, signed-in devices and closing the account. */
export function ContactSection() {
  return (
    <Stack gap="lg">
      <EmailCard />
      <Card title={<FormattedMessage id="contactSection.phone" defaultMessage="Phone" />}>
        <PhoneSection />
      </Card>
      <PasswordCard />
      <Card
        title={<FormattedMessage id="contactSection.devices" defaultMessage="Signed-in devices" />}
      >
        <Devices />
      </Card>
      <CloseAccountCard />
    </Stack>
  );
}
