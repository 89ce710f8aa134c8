import { notify } from '@byline/design-system';
import { useEffect, useState } from 'react';
import type { RoundTrip, SignProvider } from '../../../server/contract/social.ts';
import { startOAuth } from '../../api/social.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';

/** Sends the browser to a provider; `pending` is the one it is on its way to. */
export function useOAuthRedirect(type: RoundTrip) {
  const [pending, setPending] = useState<SignProvider | null>(null);
  const answer = useDescribeError();

  useEffect(() => {
    // Back from the provider the page may be as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(null);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const start = async (provider: SignProvider) => {
    setPending(provider);
    try {
      window.location.assign(await startOAuth(type, provider));
    } catch (failure) {
      setPending(null);
      notify({ tone: 'danger', text: answer(failure).error ?? '' });
    }
  };
  return { pending, start };
}
