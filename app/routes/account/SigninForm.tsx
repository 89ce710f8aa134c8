import { CountdownButton, Form, PasswordField, Stack, SubmitButton } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Signin } from '../../../contract/schemas/user.ts';
import { isApiError } from '../../api/ApiError.ts';
import { signin } from '../../api/user.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { AccountEmailField, emailDraft } from './AccountEmailField.tsx';
import { pageWords } from './pageWords.ts';

/** Signs in with email and password. */
export function SigninForm({ autoFocus }: { autoFocus: boolean }) {
  const { formatMessage } = useIntl();
  const signIn = useSignIn();
  const describeError = useDescribeError();
  const draft = useUserDraft(emailDraft, {});
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const submit = async (credentials: Signin) => {
    try {
      const user = await signin(credentials);
      await signIn(user);
      draft.remove();
    } catch (error) {
      const isThrottled = isApiError(error, 429) && error.retryAfter !== null;
      const pause = isThrottled ? (error.retryAfter ?? 0) * 1000 : 0;
      setRetryAt(isThrottled ? Date.now() + pause : null);
      const described = describeError(error);
      // The text is about both fields; the password is the more likely one to be wrong.
      return isApiError(error, 401) ? { errors: { password: described.error ?? '' } } : described;
    }
  };
  const label = <FormattedMessage {...pageWords.signinSubmit} />;
  return (
    <Form<Signin> unavailableReason={useUnsentReason('textButPassword')} onSubmit={submit}>
      <Stack gap="md">
        <AccountEmailField autoComplete="username" autoFocus={autoFocus} />
        <PasswordField name="password" label={formatMessage(pageWords.signinPassword)} isRequired />
        {retryAt === null ? (
          <SubmitButton isFullWidth>{label}</SubmitButton>
        ) : (
          <CountdownButton type="submit" isFullWidth availableAt={retryAt}>
            {label}
          </CountdownButton>
        )}
      </Stack>
    </Form>
  );
}
