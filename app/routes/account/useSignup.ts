import type { FormErrors } from '@byline/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isApiError } from '../../api/ApiError.ts';
import { signup } from '../../api/codes.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { getSentCode, sendCode } from '../../features/verification/sentCode.ts';
import { clearStoredDraft } from '../../features/drafts/storedDraft.ts';
import { useSignIn } from '../../session/useSession.ts';
import { emailDraft } from './AccountEmailField.tsx';
import type { SignupDetails } from './SignupForm.tsx';
import { signupDraft } from './JoinFields.tsx';

type Step = 'details' | 'code' | 'exists';
type Proven = { email: string; proof: string };

/** The steps of joining by email: details, then a code, then the account; or the news that there is one. */
export function useSignup() {
  const { locale } = useIntl();
  const answer = useDescribeError();
  const enter = useSignIn();
  const [step, setStep] = useState<Step>('details');
  const [joining, setJoining] = useState<SignupDetails | null>(null);
  const [proven, setProven] = useState<Proven | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>();

  /** Opens the account; what is wrong with the details brings them back. */
  async function open({ name, email, password }: SignupDetails, proof: string): Promise<void> {
    try {
      const user = await signup({ name, email, password, proof, terms: true, locale });
      clearStoredDraft(signupDraft);
      clearStoredDraft(emailDraft);
      await enter(user);
    } catch (failure) {
      if (isApiError(failure, 409)) return setStep('exists');
      if (!isApiError(failure, 422) || !failure.body.errors) throw failure;
      setProven({ email, proof });
      setErrors(failure.body.errors);
      setStep('details');
    }
  }

  async function submitDetails(values: SignupDetails): Promise<void | FormErrors> {
    const details = { ...values, email: values.email.trim() };
    setJoining(details);
    setErrors(undefined);
    const { email: to } = details;
    try {
      // Proven a moment ago: only something else was wrong.
      if (proven?.email === to) return await open(details, proven.proof);
      if (!getSentCode('signup', to)) await sendCode({ purpose: 'signup', channel: 'email', to });
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
