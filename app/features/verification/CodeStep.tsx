import {
  OneTimeCodeField,
  Form,
  Stack,
  SubmitButton,
  type FormErrors,
  type FormValues,
} from '@byline/design-system';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CodeChannel, CodePurpose, Validated } from '../../../server/contract/codes.ts';
import { isApiError } from '../../api/ApiError.ts';
import { validateToken } from '../../api/codes.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { OfflineNote } from '../requests/OfflineNote.tsx';
import { CodeResend } from './CodeResend.tsx';
import { CodeRequest } from './CodeRequest.tsx';
import { CodeDestination } from './CodeDestination.tsx';
import { useSentCode } from './useSentCode.ts';

export type CodeStepProps = {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** The address or number; without it the code goes to the confirmed contact of the account. */
  to?: string;
  /** Another way for the code to travel, where the account has one. */
  otherChannel?: CodeChannel;
  /**
   * What to do with the proof of a right code; `values` holds those of the other fields. What it answers is
   * said at the fields; what it throws as a failed call is told. The proof stays good for a second try.
   */
  onProof: (
    proof: string,
    validated: Validated,
    values: FormValues,
  ) => void | FormErrors | Promise<void | FormErrors>;
  /** Called to go back and write another address or number. */
  onChangeTarget?: () => void;
  /** The words on the button. @default 'Continue' */
  submitLabel?: ReactNode;
  /** Whether the code is sent only when it is asked for by a press. @default false */
  isOnDemand?: boolean;
  /** Further fields of the same form, below the code. */
  children?: ReactNode;
};

/**
 * Asks for a code that was sent, and for another one where it did not come. The code that is on its way, and
 * the pause before the next, survive a reload.
 */
export function CodeStep({
  purpose,
  channel,
  to,
  otherChannel,
  onProof,
  onChangeTarget,
  submitLabel,
  isOnDemand = false,
  children,
}: CodeStepProps) {
  const { formatMessage } = useIntl();
  const answer = useDescribeError();
  const code = useSentCode({ purpose, channel, to, isOnDemand });
  const proven = useRef<Validated | null>(null);
  const [refused, setRefused] = useState(0);
  const { sent } = code;
  const change = onChangeTarget && {
    onChange: () => {
      code.forget();
      onChangeTarget();
    },
  };
  if (!sent) return <CodeRequest {...{ channel, to, code }} {...change} />;

  const submit = async (values: FormValues): Promise<void | FormErrors> => {
    try {
      proven.current ??= await validateToken({
        purpose,
        challenge_id: sent.challenge.challenge_id,
        token: String(values['token']),
      });
      code.forget();
      return await onProof(proven.current.proof, proven.current, values);
    } catch (failure) {
      const said = answer(failure);
      // The proof is used up or too old: only a new code helps.
      if (isApiError(failure, 403)) {
        proven.current = null;
        setRefused((count) => count + 1);
      }
      const isAboutCode = !proven.current && isApiError(failure, 429);
      return isAboutCode && said.error ? { errors: { token: said.error } } : said;
    }
  };
  const send = async (by: CodeChannel) => {
    proven.current = null;
    await code.send(by);
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="md">
        <CodeDestination purpose={purpose} sent={sent} {...change} />
        <OneTimeCodeField
          key={`${sent.challenge.challenge_id}:${refused}`}
          name="token"
          label={formatMessage({ id: 'code.label', defaultMessage: 'Code' })}
          autoFocus={sent.count === 1}
          isRequired
        />
        {children}
        <OfflineNote />
        <SubmitButton isFullWidth>
          {submitLabel ?? <FormattedMessage id="code.submit" defaultMessage="Continue" />}
        </SubmitButton>
        <CodeResend
          {...{ sent, failure: code.failure, isSending: code.isSending }}
          {...{ otherChannel: sent.channel === channel ? otherChannel : channel, send }}
        />
      </Stack>
    </Form>
  );
}
