import { Card, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { AboutFields } from '../../../features/profile/AboutFields.tsx';
import { PictureCard } from '../../../features/profile/PictureCard.tsx';
import { getAboutValues, toParts } from '../../../features/profile/profileParts.ts';
import { SectionForm } from './SectionForm.tsx';

/** Renders the section for the picture and personal details. */
export function PersonalSection({ profile, options }: ProfileResponse) {
  const { save } = useProfileMutations();
  return (
    <Stack gap="lg">
      <PictureCard />
      <Card title={<FormattedMessage id="personal.title" defaultMessage="About you" />}>
        <SectionForm
          storageKey="profile:about"
          saved={getAboutValues(profile)}
          onSave={(values) => save(toParts(values))}
        >
          <AboutFields options={options} />
        </SectionForm>
      </Card>
    </Stack>
  );
}
