import { ButtonLink, Inline, Link, PlatformName, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { SignInProvider } from '../../../server/contract/social.ts';
import { config } from '../../config.ts';
import { OfflineNote } from '../../network/OfflineNote.tsx';
import { paths } from '../../paths.ts';
import { ProviderButtons } from '../../social/ProviderButtons.tsx';
import { needWords, readWords } from '../../social/providerWords.ts';
import { AccountFrame } from './AccountFrame.tsx';

function Description({ provider }: { provider: SignInProvider }) {
  return (
    <>
      <FormattedMessage {...readWords[provider]} /> <FormattedMessage {...needWords[provider]} />
    </>
  );
}

function Consent() {
  return (
    <Text size="sm">
      <FormattedMessage
        id="accountRegister.consent"
        defaultMessage="By joining you agree to the <terms>publisher terms</terms>, and you have read how we treat your data (<privacy>privacy</privacy>). We never post in your name."
        values={{
          terms: (text) => <Link href={paths.terms}>{text}</Link>,
          privacy: (text) => <Link href={paths.privacy}>{text}</Link>,
        }}
      />
    </Text>
  );
}

function ConnectLater() {
  return (
    <Stack gap="2xs">
      <Inline gap="md">
        <PlatformName platform="lemon8" />
        <PlatformName platform="xiaohongshu" />
      </Inline>
      <Text tone="muted" size="sm">
        <FormattedMessage
          id="accountRegister.later"
          defaultMessage="These have no sign-in for other sites. Connect them after joining, with a code in your bio."
        />
      </Text>
    </Stack>
  );
}

/** Joining with a social account. */
export default function AccountRegisterPage() {
  const isOffered = config.socialProviders.length > 0;
  return (
    <AccountFrame
      intro={
        <FormattedMessage
          id="accountRegister.intro"
          defaultMessage="Choose the account that you publish with. Below each you see what we read."
        />
      }
      others={
        <Text tone="muted" size="sm">
          <FormattedMessage
            id="accountRegister.signin"
            defaultMessage="Joined already? <link>Sign in with a social account</link>."
            values={{ link: (text) => <Link href={paths.accountLogin}>{text}</Link> }}
          />
        </Text>
      }
    >
      {isOffered ? (
        <>
          <Consent />
          <ProviderButtons
            type="signup"
            describe={(provider) => <Description provider={provider} />}
          />
        </>
      ) : (
        <p>
          <FormattedMessage
            id="accountRegister.none"
            defaultMessage="Joining with a social account is not set up on this site."
          />
        </p>
      )}
      <ConnectLater />
      <Stack gap="2xs">
        <OfflineNote />
        <ButtonLink href={paths.signup} isFullWidth variant={isOffered ? 'ghost' : 'solid'}>
          <FormattedMessage id="accountRegister.email" defaultMessage="Join with email instead" />
        </ButtonLink>
      </Stack>
    </AccountFrame>
  );
}
