import { Link, Stack, Text } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { config } from '../../config.ts';
import { ProviderGrid } from '../../features/social/ProviderButtons.tsx';
import { paths } from '../../paths.ts';

/** Whether this installation offers any provider. */
export const hasProviders = config.socialProviders.length > 0;

/** Renders the providers to join with, what joining agrees to, and a link to what we read of each account. */
export function JoinWithAccount() {
  return (
    <Stack gap="sm">
      <ProviderGrid
        type="signup"
        label={
          <FormattedMessage
            id="social.join"
            defaultMessage="Or join with the account you publish with"
          />
        }
      />
      <Text size="sm" isMuted>
        <FormattedMessage
          id="social.terms"
          defaultMessage="By joining with one of these, you agree to the terms above too. We never post on your behalf."
        />
      </Text>
      <Text size="sm">
        <Link href={paths.accountRegister}>
          <FormattedMessage id="social.whatWeRead" defaultMessage="What we read of each account" />
        </Link>
      </Text>
    </Stack>
  );
}

/** Renders the providers to sign in with. */
export function SignInWithAccount() {
  return (
    <ProviderGrid
      type="signin"
      label={
        <FormattedMessage id="social.signin" defaultMessage="Or sign in with a social account" />
      }
    />
  );
}
