import {
  CheckboxField,
  DescriptionItem,
  DescriptionList,
  Form,
  Link,
  Stack,
  SubmitButton,
  Text,
} from '@byline/design-system';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { ProfileInitial } from '../../../server/contract/profile.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { useUser } from '../../api/user.ts';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { paths } from '../../paths.ts';
import { Location } from '../../features/profile/Location.tsx';
import { StepActions } from './StepActions.tsx';

function labelsOf(ids: string[], options: { id: string; label: string }[]): string[] {
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? id);
}

function Overview({ profile, options }: ProfileInitial) {
  const { data: user } = useUser();
  return (
    <DescriptionList>
      <DescriptionItem term={<FormattedMessage id="send.name" defaultMessage="Name" />}>
        <FormattedMessage
          id="send.names"
          defaultMessage="{name} (legal name: {legal})"
          values={{
            name: <bdi>{profile.display_name}</bdi>,
            legal: <bdi>{profile.legal_name}</bdi>,
          }}
        />
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="send.place" defaultMessage="Place" />}>
        <Location
          city={profile.city}
          country={labelsOf([profile.country ?? ''], options.countries)[0]}
        />
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="send.phone" defaultMessage="Phone" />}>
        <bdi dir="ltr">{user?.phone}</bdi>
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="send.makes" defaultMessage="Makes" />}>
        <FormattedList value={labelsOf(profile.categories, options.categories)} />
      </DescriptionItem>
      <DescriptionItem term={<FormattedMessage id="send.speaks" defaultMessage="Speaks" />}>
        <FormattedList value={labelsOf(profile.languages, options.languages)} />
      </DescriptionItem>
    </DescriptionList>
  );
}

/** The last look, the consent, and off to the review; what then happens is told by a dialog. */
export function SendStep(known: ProfileInitial) {
  const { submit } = useProfileMutations();
  const answer = useDescribeError();
  return (
    <Form
      onSubmit={async () => {
        try {
          await submit({ consent: true });
        } catch (failure) {
          return answer(failure);
        }
      }}
    >
      <Stack gap="lg">
        <Overview {...known} />
        <Text tone="muted">
          <FormattedMessage
            id="send.about"
            defaultMessage="We look at your accounts and compare them with your profile. That usually takes less than three days; the answer comes by email, with a reason in either case. You are logged out until then."
          />
        </Text>
        <CheckboxField
          name="consent"
          label={
            <FormattedMessage
              id="send.consent"
              defaultMessage="All of this is true, and you may check it as the <link>privacy notice</link> says."
              values={{
                link: (text) => (
                  <Link href={paths.privacy} target="_blank">
                    {text}
                  </Link>
                ),
              }}
            />
          }
          isRequired
        />
        <OfflineNote />
        <StepActions step="send">
          <SubmitButton>
            <FormattedMessage id="send.submit" defaultMessage="Send to review" />
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  );
}
