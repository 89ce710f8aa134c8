import { Form, Stack, SubmitButton } from '@byline/design-system';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { validateToken } from '../../api/codes.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { OfflineNote } from '../../features/requests/OfflineNote.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { ResetLink } from './useResetLink.ts';

type ResetByLinkProps = {
  link: ResetLink;
  /** Called with the proof and the new password. */
  onProof: (proof: string, password: string) => Promise<void>;
  /** Called where the link is used up or too old. */
  onDead: () => void;
};

/** The password part of a reset, for who came by the link in the mail. */
export function ResetByLink({ link, onProof, onDead }: ResetByLinkProps) {
  const answer = useDescribeError();
  const proof = useRef<string | null>(null);
  const send = async ({ password }: { password: string }) => {
    try {
      proof.current ??= (await validateToken({ purpose: 'reset', ...link })).proof;
      await onProof(proof.current, password);
    } catch (failure) {
      const said = answer(failure);
      const isDead =
        isApiError(failure, 403) || (proof.current === null && isApiError(failure, 422, 429));
      if (isDead) return onDead();
      return said;
    }
  };
  return (
    <Form<{ password: string }> onSubmit={send}>
      <Stack gap="md">
        <NewPasswordField autoFocus />
        <OfflineNote />
        <SubmitButton isFullWidth>
          <FormattedMessage id="reset.submit" defaultMessage="Set password and sign in" />
        </SubmitButton>
      </Stack>
    </Form>
  );
}
