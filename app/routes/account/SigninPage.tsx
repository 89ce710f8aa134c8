import { Button, Link, Text } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { clearSentCode, getSentTo } from '../../device/sentCode.ts';
import { paths } from '../../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { SigninByCode } from './SigninByCode.tsx';
import { SigninForm } from './SigninForm.tsx';
import { hasProviders, SignInWithAccount } from './SocialAccounts.tsx';

function AccountLinks() {
  return (
    <>
      <Text size="sm">
        <Link href={paths.resetPassword}>
          <FormattedMessage id="signin.forgot" defaultMessage="Forgot your password?" />
        </Link>
      </Text>
      <Text isMuted size="sm">
        <FormattedMessage
          id="signin.join"
          defaultMessage="New here? <link>Join</link>."
          values={{ link: (text) => <Link href={paths.signup}>{text}</Link> }}
        />
      </Text>
    </>
  );
}

/** Renders the page for signing in with an email address, by password or by code. */
export default function SigninPage() {
  // After a reload, a user who has requested a code continues with that code.
  const [sentTo] = useState(() => getSentTo('signin'));
  const [isByCode, setByCode] = useState(sentTo !== null);
  const [hasSwitched, setSwitched] = useState(false);
  const switchMethod = () => {
    clearSentCode('signin');
    setByCode(!isByCode);
    setSwitched(true);
  };
  return (
    <AccountFrame
      intro={
        <FormattedMessage
          id="signin.intro"
          defaultMessage="Welcome back. Sign in to see your jobs and wallet."
        />
      }
      other={hasProviders && <SignInWithAccount />}
      links={<AccountLinks />}
    >
      {isByCode ? (
        <SigninByCode sentTo={hasSwitched ? null : sentTo} />
      ) : (
        <SigninForm autoFocus={hasSwitched} />
      )}
      <Button variant="ghost" isFullWidth onPress={switchMethod}>
        {isByCode ? (
          <FormattedMessage id="signin.byPassword" defaultMessage="Use your password instead" />
        ) : (
          <FormattedMessage id="signin.byCode" defaultMessage="Email me a code instead" />
        )}
      </Button>
    </AccountFrame>
  );
}
