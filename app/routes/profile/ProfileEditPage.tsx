import { Loaded, Skeleton, Stack, Tabs, useQueryParams } from '@byline/design-system';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { profileSections, type ProfileSection } from '../../../contract/rules/profile.ts';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { useProfile } from '../../api/profile.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { ContactSection } from './edit/ContactSection.tsx';
import { ContentSection } from './edit/ContentSection.tsx';
import { PayoutSection } from './edit/PayoutSection.tsx';
import { PersonalSection } from './edit/PersonalSection.tsx';
import { PreferencesSection } from './edit/PreferencesSection.tsx';
import { ShippingSection } from './edit/ShippingSection.tsx';

const titles: Record<ProfileSection, MessageDescriptor> = defineMessages({
  personal: { id: 'profileEdit.personal', defaultMessage: 'Personal' },
  contact: { id: 'profileEdit.contact', defaultMessage: 'Contact' },
  content: { id: 'profileEdit.content', defaultMessage: 'Content' },
  shipping: { id: 'profileEdit.shipping', defaultMessage: 'Shipping' },
  payout: { id: 'profileEdit.payout', defaultMessage: 'Payout' },
  preferences: { id: 'profileEdit.preferences', defaultMessage: 'Preferences' },
});

const sections: Record<ProfileSection, (initial: ProfileResponse) => ReactNode> = {
  personal: PersonalSection,
  contact: ContactSection,
  content: ContentSection,
  shipping: ShippingSection,
  payout: PayoutSection,
  preferences: PreferencesSection,
};

/** Renders the page for editing the profile in sections, each saved on its own. */
export default function ProfileEditPage() {
  const { formatMessage } = useIntl();
  const { params, change } = useQueryParams();
  const requested = params.get('section');
  const query = useProfile();
  return (
    <RoutePage width="reading">
      <Loaded
        query={query}
        errorTitle={
          <FormattedMessage
            id="profileEdit.problem"
            defaultMessage="Your profile could not be loaded."
          />
        }
        skeleton={
          <Stack gap="lg">
            <Skeleton lines={1} />
            <Skeleton lines={8} />
          </Stack>
        }
      >
        {(initial) => (
          <Tabs
            aria-label={formatMessage({ id: 'profileEdit.tabs', defaultMessage: 'Sections' })}
            selectedKey={profileSections.find((section) => section === requested) ?? 'personal'}
            onSelectionChange={(section) => change({ section })}
            items={profileSections.map((section) => {
              const Content = sections[section];
              return {
                id: section,
                label: formatMessage(titles[section]),
                content: <Content {...initial} />,
              };
            })}
          />
        )}
      </Loaded>
    </RoutePage>
  );
}
