import {
  ActionBar,
  Button,
  Form,
  notify,
  Stack,
  SubmitButton,
  Text,
  type FormErrors,
} from '@byline/design-system';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { findHolderError } from '../../../../contract/rules/payeeName.ts';
import type { WithdrawalField } from '../../../../contract/rules/payout.ts';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Profile, ProfileOptions } from '../../../../contract/schemas/profile.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { config } from '../../../config.ts';
import { useUserDraft } from '../../../device/userDrafts.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { useUser } from '../../../session/useUser.ts';
import { useUnsentReason } from '../../../features/requests/useUnsentReason.tsx';
import { useDescribeError } from '../../../features/requests/useDescribeError.ts';
import { CodeStep } from '../../../features/verification/CodeStep.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { getInitialPayout, toPayoutUpdate } from './payoutValues.ts';

const { lock_hours: lockHours } = config.policy.withdrawal;

type PayoutFormProps = {
  profile: Profile;
  options: ProfileOptions;
  onDone: () => void;
  /** The current method, which the user can keep. */
  method: PayoutMethod | null;
  /** The rejected field, if the user opened the form to correct this field. */
  fieldToCorrect?: WithdrawalField | null;
  /** Why the field was rejected: the error of the field, which also receives the focus. */
  reason?: string | undefined;
};

/** Renders the form for the payout method: first its details, then a code. */
export function PayoutForm({
  profile,
  options,
  onDone,
  method,
  fieldToCorrect = null,
  reason,
}: PayoutFormProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { savePayout } = useProfileMutations();
  const describeError = useDescribeError();
  const unavailableReason = useUnsentReason('nothing');
  const initial = getInitialPayout(profile, method, fieldToCorrect);
  const draft = useUserDraft('profile:payout', initial);
  const [account, setAccount] = useState('');
  const [isCodeStep, setCodeStep] = useState(false);
  const [serverErrors, setServerErrors] = useState<FormErrors | null>(null);
  // Stable, because the form shows the errors again whenever it gets a new object.
  const correction = useMemo(
    () => (fieldToCorrect && reason ? { [fieldToCorrect]: reason } : undefined),
    [fieldToCorrect, reason],
  );
  // The proof that the code was exchanged for. It also serves further attempts until the server refuses it.
  const proofRef = useRef<string | null>(null);

  const save = async (proof: string): Promise<void | FormErrors> => {
    try {
      await savePayout(toPayoutUpdate({ ...draft.values, account, fieldToCorrect }, proof));
    } catch (error) {
      if (isApiError(error, 403)) proofRef.current = null;
      if (!isApiError(error, 422)) throw error;
      // The details are invalid: show them again. The proof remains valid.
      const described = describeError(error);
      setServerErrors(described);
      setCodeStep(false);
      return described;
    }
    draft.remove();
    const text = formatMessage({
      id: 'payout.saved',
      defaultMessage: 'Payout method saved. We are checking it now.',
    });
    notify({ tone: 'success', text });
    onDone();
  };

  if (isCodeStep) {
    return (
      <CodeStep
        purpose="payout"
        channel={user?.phone_verified ? 'sms' : 'email'}
        otherChannel={user?.phone_verified && user.email_verified ? 'email' : undefined}
        onChangeTarget={() => setCodeStep(false)}
        submitLabel={<FormattedMessage id="payout.submit" defaultMessage="Save payout method" />}
        onProof={(proof) => {
          proofRef.current = proof;
          return save(proof);
        }}
      />
    );
  }
  // The server checks the name too, but only after the user has entered a code.
  const findWrongName = (): FormErrors | null => {
    const { legal_name: name } = profile;
    const { type, holder_name: holderName } = draft.values;
    const wrong = name ? findHolderError({ type, holderName, legalName: name }) : 'other';
    // The field itself asks for Latin letters.
    if (wrong !== 'other') return null;
    const error = name
      ? formatMessage(
          {
            id: 'payout.otherName',
            defaultMessage: 'Enter your legal name, {name}. Payouts to other names fail.',
          },
          { name },
        )
      : formatMessage({
          id: 'payout.noLegalName',
          defaultMessage: 'Enter your legal name in your profile first.',
        });
    return { errors: { holder_name: error } };
  };
  const submit = async () => {
    const wrong = findWrongName();
    if (wrong) return wrong;
    if (proofRef.current === null) return setCodeStep(true);
    try {
      return await save(proofRef.current);
    } catch (error) {
      if (proofRef.current === null) return setCodeStep(true);
      throw error;
    }
  };
  return (
    <Form
      unavailableReason={unavailableReason}
      onSubmit={submit}
      errors={serverErrors?.errors ?? correction}
    >
      <Stack gap="md">
        {lockHours > 0 && (
          <Text isMuted size="sm">
            <FormattedMessage
              id="payout.lock"
              defaultMessage="After you save, withdrawals are locked for {hours, plural, one {# hour} other {# hours}}. The lock protects your money if it was not you."
              values={{ hours: lockHours }}
            />
          </Text>
        )}
        <PayoutFields
          draft={draft}
          options={options}
          account={{ value: account, onChange: setAccount }}
          fieldToCorrect={fieldToCorrect}
        />
        <ActionBar>
          {method && (
            <Button variant="ghost" onPress={onDone}>
              <FormattedMessage id="payout.keep" defaultMessage="Keep current method" />
            </Button>
          )}
          <SubmitButton>
            <FormattedMessage id="payout.next" defaultMessage="Continue" />
          </SubmitButton>
        </ActionBar>
      </Stack>
    </Form>
  );
}
