import {
  Card,
  Form,
  Link,
  PasswordField,
  Stack,
  SubmitButton,
  Text,
  TextField,
} from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Signin } from '../../../server/contract/user.ts';
import { useFailureAnswer } from '../../api/useFailureAnswer.ts';
import { signin } from '../../api/user.ts';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { useEnter } from '../../session/useSession.ts';

function SigninForm() {
  const { formatMessage } = useIntl();
  const enter = useEnter();
  const answer = useFailureAnswer();
  return (
    <Form<Signin>
      onSubmit={async (credentials) => {
        try {
          await enter(await signin(credentials));
        } catch (failure) {
          return answer(failure);
        }
      }}
    >
      <Stack gap="md">
        <TextField
          name="email"
          type="email"
          label={formatMessage({ id: 'signin.email', defaultMessage: 'Email' })}
          autoComplete="username"
          isRequired
        />
        <PasswordField
          name="password"
          label={formatMessage({ id: 'signin.password', defaultMessage: 'Password' })}
          isRequired
        />
        <SubmitButton isWide>
          <FormattedMessage id="signin.submit" defaultMessage="Sign in" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** Signing in with an email address and a password. */
export default function SigninPage() {
  return (
    <RoutePage
      width="form"
      intro={
        <FormattedMessage
          id="signin.intro"
          defaultMessage="Welcome back. Your jobs and your wallet are as you left them."
        />
      }
    >
      <Card>
        <Stack gap="lg">
          <SigninForm />
          <Stack gap="xs">
            <Link href={paths.resetPassword}>
              <FormattedMessage id="signin.forgot" defaultMessage="Forgot your password?" />
            </Link>
            <Text tone="muted" size="sm">
              <FormattedMessage
                id="signin.social"
                defaultMessage="Signed up with TikTok, YouTube or another account? <link>Sign in with it</link>."
                values={{ link: (text) => <Link href={paths.accountLogin}>{text}</Link> }}
              />
            </Text>
            <Text tone="muted" size="sm">
              <FormattedMessage
                id="signin.join"
                defaultMessage="New here? <link>Join</link>."
                values={{ link: (text) => <Link href={paths.signup}>{text}</Link> }}
              />
            </Text>
          </Stack>
        </Stack>
      </Card>
    </RoutePage>
  );
}
