import type { FormErrors } from '@byline/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { signup } from '../../api/codes.ts';
import { useFailureAnswer } from '../../features/requests/useFailureAnswer.ts';
import { readSentCode, sendCode } from '../../features/verification/sentCode.ts';
import { forgetStoredDraft } from '../../features/drafts/useStoredDraft.ts';
import { useEnter } from '../../session/useSession.ts';
import { addressDraft } from './AddressField.tsx';
import type { Joining } from './JoinForm.tsx';
import { joinDraft } from './JoinFields.tsx';

type Step = 'details' | 'code' | 'exists';
type Proven = { email: string; proof: string };

/** The steps of joining by email: details, then a code, then the account; or the news that there is one. */
export function useJoin() {
  const { locale } = useIntl();
  const answer = useFailureAnswer();
  const enter = useEnter();
  const [step, setStep] = useState<Step>('details');
  const [joining, setJoining] = useState<Joining | null>(null);
  const [proven, setProven] = useState<Proven | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>();

  /** Opens the account; what is wrong with the details brings them back. */
  async function open({ name, email, password }: Joining, proof: string): Promise<void> {
    try {
      const user = await signup({ name, email, password, proof, terms: true, locale });
      forgetStoredDraft(joinDraft);
      forgetStoredDraft(addressDraft);
      await enter(user);
    } catch (failure) {
      if (isApiError(failure, 409)) return setStep('exists');
      if (!isApiError(failure, 422) || !failure.body.errors) throw failure;
      setProven({ email, proof });
      setErrors(failure.body.errors);
      setStep('details');
    }
  }

  async function submitDetails(values: Joining): Promise<void | FormErrors> {
    const details = { ...values, email: values.email.trim() };
    setJoining(details);
    setErrors(undefined);
    const { email: to } = details;
    try {
      // Proven a moment ago: only something else was wrong.
      if (proven?.email === to) return await open(details, proven.proof);
      if (!readSentCode('signup', to)) await sendCode({ purpose: 'signup', channel: 'email', to });
      setStep('code');
    } catch (failure) {
      if (isApiError(failure, 403)) setProven(null);
      const said = answer(failure);
      const aboutAddress = said.errors?.['to'];
      return aboutAddress ? { errors: { email: aboutAddress } } : said;
    }
  }

  return {
    ...{ step, joining, errors, submitDetails },
    submitProof: async (proof: string) => {
      if (joining) await open(joining, proof);
    },
    back: () => setStep('details'),
  };
}
