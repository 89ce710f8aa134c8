import { ButtonLink, Inline, Link, Stack, Text } from '@byline/design-system';
import { PlatformName } from '@byline/design-system/portal';
import { FormattedMessage } from 'react-intl';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { config } from '../../config.ts';
import { ProviderButtons } from '../../features/social/ProviderButtons.tsx';
import { accessMessages, requirementMessages } from '../../features/social/providerMessages.ts';
import { paths } from '../../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';

function Description({ provider }: { provider: SignInProvider }) {
  return (
    <>
      <FormattedMessage {...accessMessages[provider]} />{' '}
      <FormattedMessage {...requirementMessages[provider]} />
    </>
  );
}

function Consent() {
  return (
    <Text size="sm">
      <FormattedMessage
        id="accountRegister.consent"
        defaultMessage="By joining, you agree to the <terms>publisher terms</terms> and confirm that you have read the <privacy>privacy notice</privacy>. We never post on your behalf."
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
      <Text isMuted size="sm">
        <FormattedMessage
          id="accountRegister.later"
          defaultMessage="You cannot sign in with these. Connect them after joining, with a code in your bio."
        />
      </Text>
    </Stack>
  );
}

/** Renders the page for signing up with a social account. */
export default function AccountRegisterPage() {
  const isOffered = config.socialProviders.length > 0;
  return (
    <AccountFrame
      intro={
        <FormattedMessage
          id="accountRegister.intro"
          defaultMessage="Choose the account you publish with. Under each one you can see what we read."
        />
      }
      links={
        <Text isMuted size="sm">
          <FormattedMessage
            id="accountRegister.signin"
            defaultMessage="Already joined? <link>Sign in with a social account</link>."
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
            defaultMessage="Joining with a social account is not available on this site."
          />
        </p>
      )}
      <ConnectLater />
      <Stack gap="2xs">
        <ButtonLink href={paths.signup} isFullWidth variant={isOffered ? 'ghost' : 'solid'}>
          <FormattedMessage id="accountRegister.email" defaultMessage="Join with email instead" />
        </ButtonLink>
      </Stack>
    </AccountFrame>
  );
}
