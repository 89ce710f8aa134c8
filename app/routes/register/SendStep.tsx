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
import { Fragment } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { ProfileResponse } from '../../../contract/schemas/profile.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { useConnectedAccounts } from '../../api/social.ts';
import { usePlatformName } from '../../features/social/providerMessages.ts';
import { useUser } from '../../session/useUser.ts';
import { Location } from '../../features/profile/Location.tsx';
import { getLabels } from '../../features/profile/profileParts.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { paths } from '../../paths.ts';
import { StepActions } from './FieldsStep.tsx';

function Summary({ profile, options }: ProfileResponse) {
  const { data: user } = useUser();
  const { data: connected } = useConnectedAccounts();
  const getPlatformName = usePlatformName();
  const accounts = connected?.data.filter(({ status }) => status === 'connected') ?? [];
  return (
    <DescriptionList>
      <DescriptionItem label={<FormattedMessage id="send.name" defaultMessage="Name" />}>
        <FormattedMessage
          id="send.names"
          defaultMessage="{name} (legal name: {legal})"
          values={{
            name: <bdi>{profile.display_name}</bdi>,
            legal: <bdi>{profile.legal_name}</bdi>,
          }}
        />
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="send.place" defaultMessage="Location" />}>
        <Location
          city={profile.city}
          country={getLabels([profile.country ?? ''], options.countries)[0]}
        />
      </DescriptionItem>
      {profile.birth_year && (
        <DescriptionItem
          label={<FormattedMessage id="send.birthYear" defaultMessage="Year of birth" />}
        >
          {String(profile.birth_year)}
        </DescriptionItem>
      )}
      <DescriptionItem label={<FormattedMessage id="send.phone" defaultMessage="Phone" />}>
        <bdi dir="ltr">{user?.phone}</bdi>
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="send.makes" defaultMessage="Categories" />}>
        <FormattedList value={getLabels(profile.categories, options.categories)} />
      </DescriptionItem>
      <DescriptionItem label={<FormattedMessage id="send.speaks" defaultMessage="Languages" />}>
        <FormattedList value={getLabels(profile.languages, options.languages)} />
      </DescriptionItem>
      {profile.bio && (
        <DescriptionItem
          label={<FormattedMessage id="send.bio" defaultMessage="About your work" />}
        >
          <bdi lang="">{profile.bio}</bdi>
        </DescriptionItem>
      )}
      {accounts.length > 0 && (
        <DescriptionItem label={<FormattedMessage id="send.accounts" defaultMessage="Accounts" />}>
          <FormattedList
            value={accounts.map(({ provider, handle }) => (
              <Fragment key={provider}>
                {getPlatformName(provider)} <bdi>{handle}</bdi>
              </Fragment>
            ))}
          />
        </DescriptionItem>
      )}
    </DescriptionList>
  );
}

/** Shows a summary, asks for consent and submits the profile for review; a dialog then explains what follows. */
export function SendStep(initial: ProfileResponse) {
  const { submit } = useProfileMutations();
  return (
    <Form
      unavailableReason={useUnsentReason('nothing')}
      onSubmit={async () => {
        await submit({ consent: true });
      }}
    >
      <Stack gap="lg">
        <Summary {...initial} />
        <Text isMuted>
          <FormattedMessage
            id="send.about"
            defaultMessage="We compare your accounts with your profile, which usually takes less than three days. We email you the result with a reason. You are logged out until then."
          />
        </Text>
        <CheckboxField
          name="consent"
          label={
            <FormattedMessage
              id="send.consent"
              defaultMessage="This information is correct, and you may check it as described in the <link>privacy notice</link>."
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
        <StepActions step="send" isAtEnd>
          <SubmitButton>
            <FormattedMessage id="send.submit" defaultMessage="Submit for review" />
          </SubmitButton>
        </StepActions>
      </Stack>
    </Form>
  );
}
