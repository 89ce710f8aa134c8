import { Form, Stack, SubmitButton } from '@byline/design-system';
import type { ReactNode } from 'react';
import { isApiError } from '../../api/ApiError.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { getSentCode, sendCode } from '../../features/verification/sentCode.ts';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { AccountEmailField } from './AccountEmailField.tsx';

type CodeRequestFormProps = {
  purpose: 'signin' | 'reset';
  submitLabel: ReactNode;
  autoFocus?: boolean;
  /** Called with the address once a code is on its way there, if it is anybody's. */
  onSent: (email: string) => void;
};

/** Asks for the address that a code goes to. */
export function CodeRequestForm({ purpose, submitLabel, onSent, ...field }: CodeRequestFormProps) {
  const answer = useDescribeError();
  const send = async ({ email }: { email: string }) => {
    const to = email.trim();
    try {
      // A code that is on its way to this address is not asked for twice.
      if (!getSentCode(purpose, to)) await sendCode({ purpose, channel: 'email', to });
      onSent(to);
    } catch (failure) {
      const { errors, ...said } = answer(failure);
      const isAboutAddress = isApiError(failure, 422) && errors?.['to'];
      return isAboutAddress ? { errors: { email: isAboutAddress } } : said;
    }
  };
  return (
    <Form<{ email: string }> onSubmit={send}>
      <Stack gap="md">
        <AccountEmailField autoComplete="username" {...field} />
        <OfflineNote />
        <SubmitButton isFullWidth>{submitLabel}</SubmitButton>
      </Stack>
    </Form>
  );
}
