import { Button, Card, Inline, LiveText, ProgressBar, Stack } from '@byline/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OAuthFlowType, SignInProvider } from '../../../contract/rules/platforms.ts';
import { HeldNote } from '../../features/requests/HeldNote.tsx';
import { usePlatformName } from '../../features/social/providerMessages.ts';
import { useOAuthRedirect } from '../../features/social/useOAuthRedirect.ts';
import { paths } from '../../paths.ts';
import { connectReturnPath } from '../../device/savedPath.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { useOAuthCallback } from './useOAuthCallback.ts';

const InReviewDialog = lazy(() => import('../../session/InReviewDialog.tsx'));

const slowAfterMs = 10_000;

const titles: Record<OAuthFlowType, MessageDescriptor> = defineMessages({
  signin: { id: 'redirect.signin', defaultMessage: 'Finishing your {provider} sign-in…' },
  signup: { id: 'redirect.signup', defaultMessage: 'Finishing your {provider} sign-up…' },
  connect: { id: 'redirect.connect', defaultMessage: 'Connecting your {provider} account…' },
});

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

function SlowActions({ type, provider }: { type: OAuthFlowType; provider: SignInProvider }) {
  const navigate = useNavigate();
  const { pending, start, held, reasonProps } = useOAuthRedirect(type);
  const goBack = () => {
    const to =
      type === 'connect' ? (connectReturnPath.get() ?? paths.dashboard) : paths.accountLogin;
    connectReturnPath.clear();
    void navigate(to, { replace: true });
  };
  return (
    <Stack gap="sm">
      <LiveText as="div" isNews>
        <FormattedMessage
          id="redirect.slow"
          defaultMessage="This is taking longer than usual. You can wait, try again or go back. Nothing happens twice."
        />
      </LiveText>
      <Inline>
        <Button isPending={pending !== null} onPress={() => start(provider)} {...held}>
          <FormattedMessage id="redirect.again" defaultMessage="Try again" />
        </Button>
        <Button variant="soft" onPress={goBack}>
          <FormattedMessage id="redirect.back" defaultMessage="Back" />
        </Button>
      </Inline>
      <HeldNote {...reasonProps} />
    </Stack>
  );
}

/** Shows progress while an OAuth flow completes, and ways out if it is slow. */
export function OAuthCallback({
  type,
  provider,
}: {
  type: OAuthFlowType;
  provider: SignInProvider;
}) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const name = usePlatformName()(provider);
  const isSlow = useIsSlow();
  const inReview = useOAuthCallback(pathname, type, provider);

  // The redirect of the provider loads the page, and `RouteFrame` does not focus the heading of the first page of a visit.
  useEffect(() => {
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <RoutePage width="form" title={formatMessage(titles[type], { provider: name })}>
      <Card>
        <Stack gap="lg">
          <ProgressBar
            isIndeterminate
            label={
              <FormattedMessage
                id="redirect.waiting"
                defaultMessage="Waiting for {provider}"
                values={{ provider: name }}
              />
            }
          />
          {isSlow && !inReview && <SlowActions type={type} provider={provider} />}
        </Stack>
      </Card>
      {inReview && (
        <Suspense>
          <InReviewDialog user={inReview} />
        </Suspense>
      )}
    </RoutePage>
  );
}
