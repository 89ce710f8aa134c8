import { notify } from '@byline/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OAuthFlowType, SignInProvider } from '../../../contract/rules/platforms.ts';
import type { User } from '../../../contract/schemas/user.ts';
import { isApiError, noResponse, type ApiError } from '../../api/ApiError.ts';
import { useRefreshConnections } from '../../api/social.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { usePlatformName } from '../../features/social/providerMessages.ts';
import { saveLastProvider } from '../../device/lastProvider.ts';
import { paths } from '../../paths.ts';
import { saveLastSignin } from '../../device/lastSignin.ts';
import { oauthCallbackParams } from '../../session/oauthCallbackParams.ts';
import { connectReturnPath } from '../../device/savedPath.ts';
import { useSignIn } from '../../session/useSignIn.ts';
import { exchangeCode, type OAuthResult } from './exchangeCode.ts';
import { getErrorText } from './getErrorText.ts';

/**
 * Completes an OAuth flow on its callback path and navigates as the specification requires. Returns the user if they are in
 * review: that user is not signed in, and the page shows the dialog.
 */
export function useOAuthCallback(
  path: string,
  type: OAuthFlowType,
  provider: SignInProvider,
): User | null {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const describeError = useDescribeError();
  const getPlatformName = usePlatformName();
  const refreshConnections = useRefreshConnections();
  const [inReview, setInReview] = useState<User | null>(null);
  const isConnect = type === 'connect';

  const replace = useEffectEvent((to: string) => void navigate(to, { replace: true }));

  const fail = useEffectEvent((error: ApiError) => {
    connectReturnPath.clear();
    // Only HTTP statuses, which are above `noResponse`, come with a text of the server.
    const text = error.status <= noResponse ? describeError(error).error : getErrorText(error);
    notify({ tone: 'danger', text });
    return replace(isConnect ? paths.dashboard : paths.accountLogin);
  });

  const handleResult = useEffectEvent(async (result: OAuthResult) => {
    oauthCallbackParams.clear();
    if (result.kind === 'failed') return fail(result.error);
    if (result.kind === 'connected') {
      const returnPath = connectReturnPath.get() ?? paths.dashboard;
      connectReturnPath.clear();
      await refreshConnections();
      const text = formatMessage(
        { id: 'redirect.connected', defaultMessage: '{provider} is connected.' },
        { provider: getPlatformName(provider) },
      );
      notify({ tone: 'success', text });
      return replace(returnPath);
    }
    saveLastProvider(provider);
    saveLastSignin('social');
    if (result.user.in_review) return setInReview(result.user);
    // The guest guard of this route redirects once the user is set.
    try {
      await signIn(result.user);
    } catch (error) {
      if (!isApiError(error)) throw error;
      fail(error);
    }
  });

  const exchange = useEffectEvent(() => exchangeCode(path, type, provider));

  useEffect(() => {
    let isMounted = true;
    const pending = exchange();
    // The parameters of the provider are only in memory, so a reloaded page has none.
    if (!pending) replace(isConnect ? paths.dashboard : paths.accountLogin);
    else void pending.then((result) => (isMounted ? handleResult(result) : undefined));
    return () => {
      isMounted = false;
    };
  }, [isConnect, path]);

  return inReview;
}
