import {
  Banner,
  ButtonLink,
  focusOnMount,
  Heading,
  Link,
  LiveText,
  Stack,
  Text,
} from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { CodeStep } from '../../features/verification/CodeStep.tsx';
import { paths } from '../../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { SignupForm } from './SignupForm.tsx';
import { hasProviders, JoinWithAccount } from './SocialAccounts.tsx';
import { useSignup } from './useSignup.ts';

function AccountExists({ email }: { email: string }) {
  return (
    <Stack gap="md">
      <Banner
        tone="neutral"
        title={
          <Heading level={2} size="md" ref={focusOnMount}>
            <FormattedMessage id="signup.exists" defaultMessage="You already have an account" />
          </Heading>
        }
      >
        <LiveText isNews>
          <FormattedMessage
            id="signup.existsText"
            defaultMessage="It uses {email}. Nothing was changed."
            values={{ email: <bdi dir="ltr">{email}</bdi> }}
          />
        </LiveText>
      </Banner>
      <ButtonLink href={paths.signin} isFullWidth>
        <FormattedMessage id="signup.signin" defaultMessage="Sign in instead" />
      </ButtonLink>
    </Stack>
  );
}

/** Renders the page for signing up with an email address. */
export default function SignupPage() {
  const { step, details, errors, submitDetails, submitProof, back } = useSignup();
  const isCode = step === 'code';
  return (
    <AccountFrame
      title={
        isCode && <FormattedMessage id="signup.checkEmail" defaultMessage="Check your email" />
      }
      intro={
        isCode ? (
          <FormattedMessage
            id="signup.step"
            defaultMessage="The code confirms your address. Then you create your profile."
          />
        ) : (
          <FormattedMessage
            id="signup.intro"
            defaultMessage="Create your account, then your profile. You can apply for jobs once we have approved it."
          />
        )
      }
      other={step === 'details' && hasProviders && <JoinWithAccount />}
      links={
        <Text isMuted size="sm">
          <FormattedMessage
            id="signup.have"
            defaultMessage="Already have an account? <link>Sign in</link>."
            values={{ link: (text) => <Link href={paths.signin}>{text}</Link> }}
          />
        </Text>
      }
    >
      {step === 'details' && (
        <SignupForm password={details?.password ?? ''} errors={errors} onSubmit={submitDetails} />
      )}
      {isCode && details && (
        <CodeStep
          purpose="signup"
          channel="email"
          to={details.email}
          submitLabel={<FormattedMessage id="signup.open" defaultMessage="Create account" />}
          onChangeTarget={back}
          onProof={submitProof}
        />
      )}
      {step === 'exists' && details && <AccountExists email={details.email} />}
    </AccountFrame>
  );
}
