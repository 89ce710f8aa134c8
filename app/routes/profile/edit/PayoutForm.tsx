import {
  Button,
  Form,
  Inline,
  notify,
  Stack,
  SubmitButton,
  type FormErrors,
} from '@byline/design-system';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile, ProfileOptions } from '../../../../server/contract/profile.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { useProfileMutations } from '../../../api/profile.ts';
import { useDescribeError } from '../../../features/requests/useDescribeError.ts';
import { useUser } from '../../../api/user.ts';
import { CodeStep } from '../../../features/verification/CodeStep.tsx';
import { useSectionDraft } from '../../../features/drafts/useSectionDraft.ts';
import { OfflineNote } from '../../../features/requests/OfflineNote.tsx';
import { PayoutFields } from './PayoutFields.tsx';
import { getInitialPayout, toPayoutUpdate } from './payoutValues.ts';

type PayoutFormProps = {
  profile: Profile;
  options: ProfileOptions;
  onDone: () => void;
  /** Whether there is a method to keep. */
  canCancel: boolean;
};

/** Another payout method: its details first, then the code that confirms it. */
export function PayoutForm({ profile, options, onDone, canCancel }: PayoutFormProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { savePayout } = useProfileMutations();
  const answer = useDescribeError();
  const draft = useSectionDraft('profile:payout', getInitialPayout(profile));
  const [account, setAccount] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<FormErrors | null>(null);
  const proven = useRef<string | null>(null);

  const send = async (proof: string): Promise<void | FormErrors> => {
    try {
      await savePayout(toPayoutUpdate(draft.values, account, proof));
    } catch (failure) {
      if (isApiError(failure, 403)) proven.current = null;
      // Something is wrong with the details: they are mended there, and the code stays good.
      if (!isApiError(failure, 422)) throw failure;
      const said = answer(failure);
      setRefused(said);
      setAsking(false);
      return said;
    }
    draft.forget();
    const text = formatMessage({
      id: 'payout.saved',
      defaultMessage: 'Your payout details are saved. We check them now.',
    });
    notify({ tone: 'success', text });
    onDone();
  };

  if (isAsking) {
    return (
      <CodeStep
        purpose="payout"
        channel={user?.phone_verified ? 'sms' : 'email'}
        {...(user?.phone_verified && user.email_verified && { otherChannel: 'email' as const })}
        onChangeTarget={() => setAsking(false)}
        submitLabel={<FormattedMessage id="payout.submit" defaultMessage="Save payout details" />}
        onProof={(proof) => {
          proven.current = proof;
          return send(proof);
        }}
      />
    );
  }
  const go = async () => {
    if (proven.current === null) return setAsking(true);
    try {
      return await send(proven.current);
    } catch (failure) {
      if (proven.current === null) return setAsking(true);
      return answer(failure);
    }
  };
  return (
    <Form onSubmit={go} {...(refused?.errors && { errors: refused.errors })}>
      <Stack gap="md">
        <PayoutFields {...{ draft, options, account: { value: account, onChange: setAccount } }} />
        <OfflineNote />
        <Inline gap="sm">
          <SubmitButton>
            <FormattedMessage id="payout.next" defaultMessage="Continue" />
          </SubmitButton>
          {canCancel && (
            <Button variant="ghost" onPress={onDone}>
              <FormattedMessage id="payout.keep" defaultMessage="Keep the old details" />
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
