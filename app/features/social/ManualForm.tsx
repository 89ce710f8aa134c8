import {
  ActionBar,
  Form,
  NumberField,
  Stack,
  SubmitButton,
  Text,
  TextField,
} from '@byline/design-system';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  handlePattern,
  profileLinkMaxLength,
  profileLinks,
  type ManualPlatform,
} from '../../../contract/rules/profileLinks.ts';
import { lineRules } from '../../../contract/rules/texts.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { connectByBio } from '../../api/social.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';

type Values = { handle: string; profile_url: string; followers: number | null };
type ManualFormProps = {
  platform: ManualPlatform;
  /** The account entered before, to change it. */
  account: SocialAccount | undefined;
  onSubmitted: (account: SocialAccount) => void;
};

/** Asks for the account on a platform without OAuth. */
export function ManualForm({ platform, account, onSubmitted }: ManualFormProps) {
  const { formatMessage } = useIntl();
  const submit = async ({ followers, ...values }: Values) => {
    onSubmitted(
      await connectByBio(platform, { ...values, ...(followers !== null && { followers }) }),
    );
  };
  const { example, pattern } = profileLinks[platform];
  const linkRules = useMemo(
    () => [{ regex: pattern, max_length: profileLinkMaxLength }, ...lineRules],
    [pattern],
  );
  return (
    <Form<Values> unavailableReason={useUnsentReason('nothing')} onSubmit={submit}>
      <Stack gap="md">
        <Text isMuted>
          <FormattedMessage
            id="social.manual.about"
            defaultMessage="This platform does not support signing in from other sites. Enter your account, then prove that it is yours with a code in your bio."
          />
        </Text>
        <TextField
          name="handle"
          label={formatMessage({ id: 'social.manual.handle', defaultMessage: 'Handle' })}
          description={formatMessage({
            id: 'social.manual.handleHint',
            defaultMessage: '2 to 40 letters, digits, dots, hyphens or underscores.',
          })}
          defaultValue={account?.handle ?? ''}
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
          defaultValue={account?.profile_url ?? ''}
          rules={linkRules}
          autoComplete="off"
          isRequired
        />
        <NumberField
          name="followers"
          label={formatMessage({ id: 'social.manual.followers', defaultMessage: 'Followers' })}
          defaultValue={account?.followers ?? null}
          minValue={0}
        />
        <ActionBar>
          <SubmitButton>
            <FormattedMessage id="social.manual.submit" defaultMessage="Get my code" />
          </SubmitButton>
        </ActionBar>
      </Stack>
    </Form>
  );
}
