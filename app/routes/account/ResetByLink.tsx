import { Form, PasswordField, Stack, SubmitButton } from '@byline/design-system';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { validateToken } from '../../api/codes.ts';
import { useUnsentReason } from '../../features/requests/useUnsentReason.tsx';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import {
  newPasswordLabel,
  newPasswordProps,
} from '../../features/verification/newPasswordProps.ts';
import { pageWords } from './pageWords.ts';
import type { ResetLink } from './useResetLink.ts';

type ResetByLinkProps = {
  link: ResetLink;
  /** Called with the proof that the link was exchanged for, and the new password. */
  onProof: (proof: string, password: string) => Promise<void>;
  /** Called if the link was used or has expired. */
  onExpired: () => void;
};

/** Asks for a new password after a reset link was opened. */
export function ResetByLink({ link, onProof, onExpired }: ResetByLinkProps) {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const proof = useRef<string | null>(null);
  const submit = async ({ password }: { password: string }) => {
    try {
      // A link can be exchanged only once, so further attempts use the same proof.
      proof.current ??= (await validateToken({ purpose: 'reset', ...link })).proof;
      await onProof(proof.current, password);
    } catch (error) {
      const described = describeError(error);
      // 403: the proof has expired. 422 or 429 without a proof: the link was used, has expired or was tried too often.
      const isExpired =
        isApiError(error, 403) || (proof.current === null && isApiError(error, 422, 429));
      if (isExpired) return onExpired();
      return described;
    }
  };
  return (
    <Form<{ password: string }> unavailableReason={useUnsentReason('nothing')} onSubmit={submit}>
      <Stack gap="md">
        <PasswordField {...newPasswordProps} label={formatMessage(newPasswordLabel)} autoFocus />
        <SubmitButton isFullWidth>
          <FormattedMessage {...pageWords.resetSubmit} />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
