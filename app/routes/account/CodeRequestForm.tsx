import { Form, Stack, SubmitButton } from '@byline/design-system';
import type { ReactNode } from 'react';
import { isApiError } from '../../api/ApiError.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { getSentCode, sendCode } from '../../device/sentCode.ts';
import { AccountEmailField } from './AccountEmailField.tsx';

type CodeRequestFormProps = {
  purpose: 'signin' | 'reset';
  submitLabel: ReactNode;
  autoFocus?: boolean;
  /** Called with the email address after the request; a code is sent only if the address has an account. */
  onSent: (email: string) => void;
};

/** Asks for the email address to which a code will be sent. */
export function CodeRequestForm({ purpose, submitLabel, onSent, ...field }: CodeRequestFormProps) {
  const describeError = useDescribeError();
  const submit = async ({ email }: { email: string }) => {
    const to = email.trim();
    try {
      // A code that is still valid is not requested again.
      if (!getSentCode(purpose, to)) await sendCode({ purpose, channel: 'email', to });
      onSent(to);
    } catch (error) {
      const { errors, ...general } = describeError(error);
      const emailError = isApiError(error, 422) && errors?.['to'];
      return emailError ? { errors: { email: emailError } } : general;
    }
  };
  return (
    <Form<{ email: string }> unavailableReason={useUnsentReason('text')} onSubmit={submit}>
      <Stack gap="md">
        <AccountEmailField autoComplete="username" {...field} />
        <SubmitButton isFullWidth>{submitLabel}</SubmitButton>
      </Stack>
    </Form>
  );
}
