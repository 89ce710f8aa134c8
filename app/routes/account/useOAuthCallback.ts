import { notify } from '@byline/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { RoundTrip, SignProvider } from '../../../server/contract/social.ts';
import type { User } from '../../../server/contract/user.ts';
import { noResponse } from '../../api/ApiError.ts';
import { useRefreshConnections } from '../../api/social.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { paths } from '../../paths.ts';
import { saveLastSignin } from '../../session/lastSignin.ts';
import { oauthCallbackParams } from '../../session/oauthCallbackParams.ts';
import { useSignIn } from '../../session/useSession.ts';
import { connectReturnPath } from '../../session/savedPath.ts';
import { getErrorText } from './getErrorText.ts';
import { usePlatformName } from '../../features/social/providerMessages.ts';
import { saveLastProvider } from '../../features/social/signinProviders.ts';
import { exchangeCode, type OAuthResult } from './exchangeCode.ts';

/**
 * Deals with what a provider sent back: goes on where the specification says. Answers the user while in
 * review, whom the page has to tell; that one never gets into the store.
 */
export function useOAuthCallback(
  path: string,
  type: RoundTrip,
  provider: SignProvider,
): User | null {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const enter = useSignIn();
  const answer = useDescribeError();
  const nameOf = usePlatformName();
  const connectionsChanged = useRefreshConnections();
  const [inReview, setInReview] = useState<User | null>(null);
  const isConnect = type === 'connect';

  const leave = useEffectEvent((to: string) => void navigate(to, { replace: true }));

  const conclude = useEffectEvent(async (ending: OAuthResult) => {
    oauthCallbackParams.clear();
    if (ending.kind === 'failed') {
      const { failure } = ending;
      connectReturnPath.clear();
      const text = failure.status === noResponse ? answer(failure).error : getErrorText(failure);
      notify({ tone: 'danger', text });
      return leave(isConnect ? paths.dashboard : paths.accountLogin);
    }
    if (ending.kind === 'connected') {
      const back = connectReturnPath.get() ?? paths.dashboard;
      connectReturnPath.clear();
      await connectionsChanged();
      const text = formatMessage(
        { id: 'redirect.connected', defaultMessage: '{provider} is connected.' },
        { provider: nameOf(provider) },
      );
      notify({ tone: 'success', text });
      return leave(back);
    }
    saveLastProvider(provider);
    saveLastSignin('social');
    if (ending.user.in_review) return setInReview(ending.user);
    // The guard of pages for guests sends on whoever has come in.
    return enter(ending.user);
  });

  const begin = useEffectEvent(() => exchangeCode(path, type, provider));

  useEffect(() => {
    let isHere = true;
    const exchange = begin();
    if (!exchange) leave(isConnect ? paths.dashboard : paths.accountLogin);
    else void exchange.then((ending) => (isHere ? conclude(ending) : undefined));
    return () => {
      isHere = false;
    };
  }, [isConnect, path]);

  return inReview;
}
