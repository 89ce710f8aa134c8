import {
  ActionBar,
  Banner,
  Button,
  CopyButton,
  DateTime,
  Link,
  Stack,
  Text,
  useAction,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { verifyBio } from '../../api/social.ts';

type BioCheckProps = {
  account: SocialAccount;
  verification: NonNullable<SocialAccount['verification']>;
  onVerified: () => void;
  /** Called to enter another account, or to get another code. */
  onRestart: () => void;
};

/** Shows the code to put in the bio, and checks whether it is there. */
export function BioCheck({ account, verification, onVerified, onRestart }: BioCheckProps) {
  const { run, isPending, error } = useAction(async () => {
    await verifyBio(account.provider);
    onVerified();
  });
  return (
    <Stack gap="md">
      <Text>
        <FormattedMessage
          id="social.bio.about"
          defaultMessage="Add this code anywhere in the bio of {handle}, then select Check. You can remove it afterwards."
          values={{ handle: <bdi>{account.handle}</bdi> }}
        />
      </Text>
      <CopyButton text={verification.code} />
      <Text isMuted size="sm">
        <FormattedMessage
          id="social.bio.expires"
          defaultMessage="The code is valid until {time}. <link>Open your profile</link> in a new tab."
          values={{
            time: <DateTime value={verification.expires_at} />,
            link: (text) => (
              <Link href={verification.bio_url} target="_blank" rel="noreferrer">
                {text}
              </Link>
            ),
          }}
        />
      </Text>
      {error && (
        <Banner tone="danger" isLive>
          {error}
        </Banner>
      )}
      <ActionBar>
        <Button variant="ghost" onPress={onRestart}>
          <FormattedMessage
            id="social.bio.again"
            defaultMessage="Change account or get a new code"
          />
        </Button>
        <Button isPending={isPending} onPress={run}>
          <FormattedMessage id="social.bio.check" defaultMessage="Check" />
        </Button>
      </ActionBar>
    </Stack>
  );
}
