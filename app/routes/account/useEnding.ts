import { notify } from '@byline/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OAuthFlowType, SignInProvider } from '../../../server/contract/social.ts';
import type { User } from '../../../server/contract/user.ts';
import { noAnswer } from '../../api/ApiError.ts';
import { useConnectionsChanged } from '../../api/connected.ts';
import { useFailureAnswer } from '../../api/useFailureAnswer.ts';
import { paths } from '../../paths.ts';
import { rememberSignin } from '../../session/lastSignin.ts';
import { returned } from '../../session/returned.ts';
import { useEnter } from '../../session/useSession.ts';
import { connectReturn } from '../../social/connectReturn.ts';
import { failureText } from '../../social/failureText.ts';
import { usePlatformName } from '../../social/providerWords.ts';
import { rememberProvider } from '../../social/signProviders.ts';
import { exchangeOf, type Ending } from './exchanges.ts';

/**
 * Deals with what a provider sent back: goes on where the specification says. Answers the user while in
 * review, whom the page has to tell; that one never gets into the store.
 */
export function useEnding(
  path: string,
  type: OAuthFlowType,
  provider: SignInProvider,
): User | null {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const enter = useEnter();
  const answer = useFailureAnswer();
  const nameOf = usePlatformName();
  const connectionsChanged = useConnectionsChanged();
  const [inReview, setInReview] = useState<User | null>(null);
  const isConnect = type === 'connect';

  const leave = useEffectEvent((to: string) => void navigate(to, { replace: true }));

  const conclude = useEffectEvent(async (ending: Ending) => {
    returned.forget();
    if (ending.kind === 'failed') {
      const { failure } = ending;
      connectReturn.forget();
      const text = failure.status === noAnswer ? answer(failure).error : failureText(failure);
      notify({ tone: 'danger', text });
      return leave(isConnect ? paths.dashboard : paths.accountLogin);
    }
    if (ending.kind === 'connected') {
      const back = connectReturn.peek() ?? paths.dashboard;
      connectReturn.forget();
      await connectionsChanged();
      const text = formatMessage(
        { id: 'redirect.connected', defaultMessage: '{provider} is connected.' },
        { provider: nameOf(provider) },
      );
      notify({ tone: 'success', text });
      return leave(back);
    }
    rememberProvider(provider);
    rememberSignin('social');
    if (ending.user.in_review) return setInReview(ending.user);
    // The guard of pages for guests sends on whoever has come in.
    return enter(ending.user);
  });

  const begin = useEffectEvent(() => exchangeOf(path, type, provider));

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
