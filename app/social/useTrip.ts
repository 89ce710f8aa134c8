import { notify } from '@byline/design-system';
import { useEffect, useState } from 'react';
import type { OAuthFlowType, SignInProvider } from '../../server/contract/social.ts';
import { beginTrip } from '../api/social.ts';
import { useFailureAnswer } from '../api/useFailureAnswer.ts';

/** Sends the browser to a provider; `pending` is the one it is on its way to. */
export function useTrip(type: OAuthFlowType) {
  const [pending, setPending] = useState<SignInProvider | null>(null);
  const answer = useFailureAnswer();

  useEffect(() => {
    // Back from the provider the page may be as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(null);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const start = async (provider: SignInProvider) => {
    setPending(provider);
    try {
      window.location.assign(await beginTrip(type, provider));
    } catch (failure) {
      setPending(null);
      notify({ tone: 'danger', text: answer(failure).error ?? '' });
    }
  };
  return { pending, start };
}
