import { Button, Card, Inline, ProgressBar, Stack } from '@byline/design-system';
import { lazy, Suspense, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OAuthFlowType, SignInProvider } from '../../../server/contract/social.ts';
import { RoutePage } from '../../layouts/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { connectReturn } from '../../social/connectReturn.ts';
import { usePlatformName } from '../../social/providerWords.ts';
import { useTrip } from '../../social/useTrip.ts';
import { useEnding } from './useEnding.ts';

const InReviewDialog = lazy(() => import('../../session/InReviewDialog.tsx'));

const patience = 10_000;

const finishing: Record<OAuthFlowType, MessageDescriptor> = defineMessages({
  signin: { id: 'redirect.signin', defaultMessage: 'Finishing your {provider} sign-in…' },
  signup: { id: 'redirect.signup', defaultMessage: 'Finishing your {provider} sign-up…' },
  connect: { id: 'redirect.connect', defaultMessage: 'Connecting your {provider} account…' },
});

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

function WaysOut({ type, provider }: { type: OAuthFlowType; provider: SignInProvider }) {
  const navigate = useNavigate();
  const { pending, start } = useTrip(type);
  const leave = () => {
    const to = type === 'connect' ? (connectReturn.peek() ?? paths.dashboard) : paths.accountLogin;
    connectReturn.forget();
    void navigate(to, { replace: true });
  };
  return (
    <Stack gap="sm">
      <p role="status">
        <FormattedMessage
          id="redirect.slow"
          defaultMessage="This takes longer than usual. You can wait, begin again, or go back; nothing happens twice."
        />
      </p>
      <Inline>
        <Button isPending={pending !== null} onPress={() => void start(provider)}>
          <FormattedMessage id="redirect.again" defaultMessage="Try again" />
        </Button>
        <Button variant="outline" onPress={leave}>
          <FormattedMessage id="redirect.back" defaultMessage="Back" />
        </Button>
      </Inline>
    </Stack>
  );
}

/** One calm screen while a round trip is being finished. */
export function Returning({ type, provider }: { type: OAuthFlowType; provider: SignInProvider }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const name = usePlatformName()(provider);
  const isSlow = useIsSlow();
  const inReview = useEnding(pathname, type, provider);
  const title = formatMessage(finishing[type], { provider: name });

  useEffect(() => {
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <RoutePage width="form" title={title}>
      <Card>
        <Stack gap="lg">
          <ProgressBar
            isIndeterminate
            showsValue={false}
            label={
              <FormattedMessage
                id="redirect.waiting"
                defaultMessage="Waiting for {provider}"
                values={{ provider: name }}
              />
            }
          />
          {isSlow && !inReview && <WaysOut type={type} provider={provider} />}
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
