import { notify } from '@byline/design-system';
import { useEffect, useState } from 'react';
import type { OAuthFlowType, SignInProvider } from '../../../contract/rules/platforms.ts';
import { startOAuth } from '../../api/social.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';

/** Returns `start`, which redirects the browser to a provider, and the provider of a pending redirect. */
export function useOAuthRedirect(type: OAuthFlowType) {
  const [pending, setPending] = useState<SignInProvider | null>(null);
  const describeError = useDescribeError();

  useEffect(() => {
    // After Back the browser may restore this page from its cache, with the button still pending.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPending(null);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const start = async (provider: SignInProvider) => {
    setPending(provider);
    try {
      window.location.assign(await startOAuth(type, provider));
    } catch (error) {
      setPending(null);
      notify({ tone: 'danger', text: describeError(error).error ?? '' });
    }
  };
  return { pending, start };
}
