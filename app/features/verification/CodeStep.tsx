import {
  ActionBar,
  Form,
  OneTimeCodeField,
  Stack,
  SubmitButton,
  type FormErrors,
  type FormValues,
  useIdempotencyKey,
} from '@byline/design-system';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { codeLength } from '../../../contract/rules/account.ts';
import type { CodeChannel, CodePurpose, Validated } from '../../../contract/schemas/codes.ts';
import { isApiError } from '../../api/ApiError.ts';
import { validateToken } from '../../api/codes.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';
import { useDescribeError } from '../requests/useDescribeError.ts';
import { CodeDestination } from './CodeDestination.tsx';
import { CodeRequest } from './CodeRequest.tsx';
import { CodeResend } from './CodeResend.tsx';
import { useSentCode } from './useSentCode.ts';

export type CodeStepProps = {
  purpose: CodePurpose;
  channel: CodeChannel;
  /** The recipient; without it the code goes to the account's confirmed email address or phone. */
  to?: string;
  /** Another channel that the account has. */
  otherChannel?: CodeChannel;
  /**
   * Called with the proof that a correct code was exchanged for; `values` holds the other fields. Returned errors
   * appear at the fields, and the next submit reuses the proof.
   */
  onProof: (
    proof: string,
    validated: Validated,
    values: FormValues,
  ) => void | FormErrors | Promise<void | FormErrors>;
  /** Called to change the recipient. */
  onChangeTarget?: () => void;
  /** The `id` of the sentence that explains what the code confirms; the field is described by it. */
  describedBy?: string;
  /** Label of the submit button. */
  submitLabel?: ReactNode;
  /** Whether the first code is requested by a press instead of on mount. @default false */
  isOnDemand?: boolean;
  /** Whether the step is in a dialog, whose footer has the submit button. @default false */
  isInDialog?: boolean;
  /** More fields of the same form, below the code. With them, only the button submits. */
  children?: ReactNode;
};

/** Announces beforehand that the last digit submits, as WCAG 3.2.2 requires. */
function SubmitHint({ purpose }: { purpose: CodePurpose }) {
  return purpose === 'withdrawal' ? (
    <FormattedMessage
      id="code.hint.withdrawal"
      defaultMessage="The withdrawal is requested as soon as all {length} digits are in."
      values={{ length: codeLength }}
    />
  ) : (
    <FormattedMessage
      id="code.hint"
      defaultMessage="We check it as soon as all {length} digits are in."
      values={{ length: codeLength }}
    />
  );
}

/** Requests a one-time code, asks for it and resends it. The sent code and the resend pause survive a reload. */
export function CodeStep({
  purpose,
  channel,
  to,
  otherChannel,
  onProof,
  onChangeTarget,
  describedBy = '',
  submitLabel,
  isOnDemand = false,
  isInDialog = false,
  children,
}: CodeStepProps) {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const unsentReason = useUnsentReason('nothing');
  const reasonId = useId();
  const code = useSentCode({ purpose, channel, to, isOnDemand });
  const validated = useRef<Validated | null>(null);
  const destinationId = useId();
  const idempotencyKey = useIdempotencyKey();
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const sentTokens = useRef(new Set<string>());
  const { sent } = code;
  const changeTarget = onChangeTarget
    ? () => {
        code.clear();
        onChangeTarget();
      }
    : undefined;
  if (!sent) {
    return (
      <CodeRequest
        purpose={purpose}
        channel={channel}
        to={to}
        code={code}
        onChange={changeTarget}
      />
    );
  }

  const send = async (values: FormValues): Promise<void | FormErrors> => {
    const token = String(values['token']);
    sentTokens.current.add(token);
    try {
      validated.current ??= await validateToken({
        purpose,
        challenge_id: sent.challenge.challenge_id,
        token,
        client_ref: idempotencyKey.get(),
      });
      code.clear();
      return await onProof(validated.current.proof, validated.current, values);
    } catch (error) {
      const described = describeError(error);
      // The code was wrong: the next code that is entered is another attempt, even if it is the same code.
      if (isApiError(error, 422)) idempotencyKey.renew();
      // The proof was used or has expired, so only a new code helps: another key of the field clears it.
      if (isApiError(error, 403)) {
        validated.current = null;
        setAttempt((count) => count + 1);
      }
      // Before the code is validated, 429 means that too many wrong codes were entered.
      const isAboutCode = !validated.current && isApiError(error, 429);
      return isAboutCode && described.error ? { errors: { token: described.error } } : described;
    }
  };
  const resend = async (by: CodeChannel) => {
    validated.current = null;
    await code.send(by);
  };
  // The same digits would only use up another attempt, so for them the user presses the button.
  const submitOnce = (token: string) => {
    if (!sentTokens.current.has(token)) form.current?.requestSubmit();
  };
  const isSubmittedByCode = children === undefined;
  const submit = (
    <SubmitButton isFullWidth={!isInDialog}>
      {submitLabel ?? <FormattedMessage id="code.submit" defaultMessage="Continue" />}
    </SubmitButton>
  );
  return (
    <Form
      ref={form}
      unavailableReason={unsentReason && <span id={reasonId}>{unsentReason}</span>}
      onSubmit={send}
    >
      <Stack gap="md">
        <CodeDestination id={destinationId} purpose={purpose} sent={sent} onChange={changeTarget} />
        <OneTimeCodeField
          key={`${sent.challenge.challenge_id}:${attempt}`}
          name="token"
          length={codeLength}
          label={formatMessage({ id: 'code.label', defaultMessage: 'Code' })}
          {...(isSubmittedByCode && {
            description: <SubmitHint purpose={purpose} />,
            onComplete: submitOnce,
          })}
          aria-describedby={`${describedBy} ${destinationId}`.trim()}
          // After a resend, the focus stays on its button, and the sentence above is announced.
          autoFocus={sent.count === 1}
          isRequired
        />
        {children}
        {isInDialog ? <ActionBar>{submit}</ActionBar> : submit}
        <CodeResend
          sent={sent}
          error={code.error}
          isSending={code.isSending}
          otherChannel={sent.channel === channel ? otherChannel : channel}
          onSend={resend}
          held={unsentReason ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {}}
        />
      </Stack>
    </Form>
  );
}
