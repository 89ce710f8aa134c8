import { Form, NumberField, Stack, SubmitButton, Text, TextField } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SocialAccount } from '../../../server/contract/social.ts';
import { connectByBio } from '../../api/social.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import type { ManualPlatform } from './manualPlatforms.ts';
import { profileLinks } from './manualPlatforms.ts';

type Values = { handle: string; profile_url: string; followers: number | null };
type ManualFormProps = {
  platform: ManualPlatform;
  known: SocialAccount | undefined;
  onNamed: (account: SocialAccount) => void;
};

const handlePattern = /^@?[A-Za-z0-9._-]{2,40}$/;

/** Names an account whose platform has no sign-in for other sites. */
export function ManualForm({ platform, known, onNamed }: ManualFormProps) {
  const { formatMessage } = useIntl();
  const answer = useDescribeError();
  const name = async ({ followers, ...values }: Values) => {
    try {
      onNamed(
        await connectByBio(platform, { ...values, ...(followers !== null && { followers }) }),
      );
    } catch (failure) {
      return answer(failure);
    }
  };
  const { example, pattern } = profileLinks[platform];
  return (
    <Form<Values> onSubmit={name}>
      <Stack gap="md">
        <Text tone="muted">
          <FormattedMessage
            id="social.manual.about"
            defaultMessage="This platform has no sign-in for other sites. Name your account, then prove that it is yours with a code in its bio."
          />
        </Text>
        <TextField
          name="handle"
          label={formatMessage({ id: 'social.manual.handle', defaultMessage: 'Handle' })}
          description={formatMessage({
            id: 'social.manual.handleHint',
            defaultMessage: '2 to 40 letters, digits, dots, hyphens or underscores.',
          })}
          defaultValue={known?.handle ?? ''}
          rules={{ regex: handlePattern }}
          autoComplete="off"
          isRequired
        />
        <TextField
          name="profile_url"
          label={formatMessage({ id: 'social.manual.link', defaultMessage: 'Profile link' })}
          description={formatMessage(
            { id: 'social.manual.linkHint', defaultMessage: 'For example {example}' },
            { example },
          )}
          defaultValue={known?.profile_url ?? ''}
          rules={{ regex: pattern }}
          autoComplete="off"
          isRequired
        />
        <NumberField
          name="followers"
          label={formatMessage({ id: 'social.manual.followers', defaultMessage: 'Followers' })}
          defaultValue={known?.followers ?? null}
          min={0}
        />
        <SubmitButton isFullWidth>
          <FormattedMessage id="social.manual.submit" defaultMessage="Get my code" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
