import { CountdownButton, Form, PasswordField, Stack, SubmitButton } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Signin } from '../../../server/contract/user.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { signin } from '../../api/user.ts';
import { clearStoredDraft } from '../../features/drafts/storedDraft.ts';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { useSignIn } from '../../session/useSession.ts';
import { AccountEmailField, emailDraft } from './AccountEmailField.tsx';
import { useThrottle } from './useThrottle.ts';

/** Signing in with a password. */
export function SigninForm({ autoFocus }: { autoFocus: boolean }) {
  const { formatMessage } = useIntl();
  const enter = useSignIn();
  const answer = useDescribeError();
  const throttle = useThrottle();
  const send = async (credentials: Signin) => {
    if (throttle.isOn()) return;
    try {
      const user = await signin(credentials);
      clearStoredDraft(emailDraft);
      await enter(user);
    } catch (failure) {
      throttle.learn(failure);
      const said = answer(failure);
      // The sentence is about both; the password is what is most likely to be typed anew.
      return isApiError(failure, 401) ? { errors: { password: said.error ?? '' } } : said;
    }
  };
  const words = <FormattedMessage id="signin.submit" defaultMessage="Sign in" />;
  return (
    <Form<Signin> onSubmit={send}>
      <Stack gap="md">
        <AccountEmailField autoComplete="username" autoFocus={autoFocus} />
        <PasswordField
          name="password"
          label={formatMessage({ id: 'signin.password', defaultMessage: 'Password' })}
          isRequired
        />
        <OfflineNote />
        {throttle.until === null ? (
          <SubmitButton isFullWidth>{words}</SubmitButton>
        ) : (
          <CountdownButton type="submit" isFullWidth availableAt={throttle.until}>
            {words}
          </CountdownButton>
        )}
      </Stack>
    </Form>
  );
}
