import { ButtonLink, Link, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';
import { ProviderButtons } from '../../features/social/ProviderButtons.tsx';
import { paths } from '../../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** Renders the page for signing in with a social account. */
export default function AccountLoginPage() {
  const isOffered = config.socialProviders.length > 0;
  return (
    <AccountFrame
      intro={
        <FormattedMessage
          id="accountLogin.intro"
          defaultMessage="Use the account you joined with, or one you connected in your profile."
        />
      }
      links={
        <Text isMuted size="sm">
          <FormattedMessage
            id="accountLogin.join"
            defaultMessage="New here? <link>Join with a social account</link>."
            values={{ link: (text) => <Link href={paths.accountRegister}>{text}</Link> }}
          />
        </Text>
      }
    >
      {isOffered ? (
        <ProviderButtons type="signin" />
      ) : (
        <p>
          <FormattedMessage
            id="accountLogin.none"
            defaultMessage="Signing in with a social account is not available on this site."
          />
        </p>
      )}
      <Stack gap="2xs">
        <ButtonLink href={paths.signin} isFullWidth variant={isOffered ? 'ghost' : 'solid'}>
          <FormattedMessage id="accountLogin.email" defaultMessage="Use email instead" />
        </ButtonLink>
      </Stack>
    </AccountFrame>
  );
}
