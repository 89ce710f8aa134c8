import { Card, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { ProfileInitial } from '../../../../server/contract/profile.ts';
import { useProfileChanges } from '../../../api/profile.ts';
import { useSectionDraft } from '../../../drafts/useSectionDraft.ts';
import { AboutFields } from '../../../profile/AboutFields.tsx';
import { PictureCard } from '../../../profile/PictureCard.tsx';
import { aboutOf } from '../../../profile/profileValues.ts';
import { toAbout } from '../../../profile/toParts.ts';
import { SectionForm } from './SectionForm.tsx';

/** The picture, and who somebody is. */
export function PersonalSection({ profile, options }: ProfileInitial) {
  const { save } = useProfileChanges();
  const draft = useSectionDraft('profile:about', aboutOf(profile));
  return (
    <Stack gap="lg">
      <PictureCard />
      <Card title={<FormattedMessage id="personal.title" defaultMessage="About you" />}>
        <SectionForm draft={draft} onSave={() => save(toAbout(draft.values))}>
          <AboutFields draft={draft} options={options} />
        </SectionForm>
      </Card>
    </Stack>
  );
}
