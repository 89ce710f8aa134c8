import type { FormErrors } from '@byline/design-system';
import { useState } from 'react';
import { isApiError } from '../../api/ApiError.ts';
import { signup } from '../../api/codes.ts';
import { getDeviceTimeZone } from '../../device/deviceTimeZone.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { getSentCode, sendCode } from '../../device/sentCode.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { emailDraft } from './AccountEmailField.tsx';
import { signupDraft, type SignupDetails } from './SignupForm.tsx';

type Step = 'details' | 'code' | 'exists';
type VerifiedEmail = { email: string; proof: string };

/** Returns the state of signing up by email: details, then a code, then the account or a note that one exists. */
export function useSignup() {
  const { locale } = useLanguage();
  const describeError = useDescribeError();
  const signIn = useSignIn();
  const drafts = [useUserDraft(signupDraft, {}), useUserDraft(emailDraft, {})];
  const [step, setStep] = useState<Step>('details');
  const [details, setDetails] = useState<SignupDetails | null>(null);
  const [verified, setVerified] = useState<VerifiedEmail | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>();

  async function createAccount(
    { name, email, password }: SignupDetails,
    proof: string,
  ): Promise<void> {
    try {
      const user = await signup({
        name,
        email,
        password,
        proof,
        terms: true,
        locale,
        timezone: getDeviceTimeZone(),
      });
      await signIn(user);
      for (const draft of drafts) draft.remove();
    } catch (error) {
      if (isApiError(error, 409)) return setStep('exists');
      if (!isApiError(error, 422) || !error.body.errors) throw error;
      setVerified({ email, proof });
      setErrors(error.body.errors);
      setStep('details');
    }
  }

  async function submitDetails(values: SignupDetails): Promise<void | FormErrors> {
    const trimmed = { ...values, email: values.email.trim() };
    setDetails(trimmed);
    setErrors(undefined);
    const { email: to } = trimmed;
    try {
      // The email is already verified: the server rejected another field.
      if (verified?.email === to) return await createAccount(trimmed, verified.proof);
      if (!getSentCode('signup', to)) await sendCode({ purpose: 'signup', channel: 'email', to });
      setStep('code');
    } catch (error) {
      // The proof was used or has expired, so the next submit needs a new code.
      if (isApiError(error, 403)) setVerified(null);
      const described = describeError(error);
      const emailError = described.errors?.['to'];
      return emailError ? { errors: { email: emailError } } : described;
    }
  }

  async function submitProof(proof: string): Promise<void> {
    if (details) await createAccount(details, proof);
  }

  const back = () => setStep('details');
  return { step, details, errors, submitDetails, submitProof, back };
}
