import { useAction } from '@byline/design-system';
import { useState } from 'react';
import type { OAuthFlowType, SignInProvider } from '../../../contract/rules/platforms.ts';
import { startOAuth } from '../../api/social.ts';
import { notifyError } from '../requests/notifyError.ts';
import { useHeldReason } from '../requests/useOfflineHold.tsx';

/**
 * Returns `start`, which redirects the browser to a provider, and the provider of a pending redirect. While the device is offline, `held` holds
 * the buttons, and `HeldNote` shows the reason by `reasonProps`.
 */
export function useOAuthRedirect(type: OAuthFlowType) {
  const [provider, setProvider] = useState<SignInProvider | null>(null);
  const {
    run: start,
    buttonProps: { isPending, ...held },
    reasonProps,
  } = useAction(
    async (chosen: SignInProvider) => {
      setProvider(chosen);
      window.location.assign(await startOAuth(type, chosen));
      // Pending until the page is left, or comes back from the cache of the browser.
      await new Promise(() => undefined);
    },
    { onError: notifyError, unavailableReason: useHeldReason() },
  );
  return { pending: isPending ? provider : null, start, held, reasonProps };
}
