import { Badge, Button, Inline, Text, type Platform } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SocialAccount } from '../../../server/contract/social.ts';
import { config } from '../../config.ts';
import { statusTones, statusLabels } from './connectionWords.ts';
import { isManualPlatform } from './manualPlatforms.ts';
import { usePlatformName } from './providerMessages.ts';

type ConnectionActionsProps = {
  platform: Platform;
  account: SocialAccount | undefined;
  onConnect: () => void;
  onDisconnect: () => void;
};

function isOffered(platform: Platform): boolean {
  return isManualPlatform(platform) || config.socialProviders.includes(platform);
}

function ConnectButton({
  platform,
  account,
  onConnect,
}: Omit<ConnectionActionsProps, 'onDisconnect'>) {
  const { formatMessage } = useIntl();
  const provider = usePlatformName()(platform);
  if (!isOffered(platform)) {
    return (
      <Text tone="muted" size="sm">
        <FormattedMessage id="social.notOffered" defaultMessage="Not set up on this site" />
      </Text>
    );
  }
  const isWaiting = account?.status === 'pending_verification';
  const label = isWaiting
    ? formatMessage(
        { id: 'social.enterCode.label', defaultMessage: 'Continue connecting {provider}' },
        { provider },
      )
    : account
      ? formatMessage(
          { id: 'social.reconnect.label', defaultMessage: 'Re-connect {provider}' },
          { provider },
        )
      : formatMessage(
          { id: 'social.connect.label', defaultMessage: 'Connect {provider}' },
          { provider },
        );
  return (
    <Button
      size="sm"
      variant={account ? 'solid' : 'outline'}
      aria-label={label}
      onPress={onConnect}
    >
      {isWaiting ? (
        <FormattedMessage id="social.enterCode" defaultMessage="Continue" />
      ) : account ? (
        <FormattedMessage id="social.reconnect" defaultMessage="Re-connect" />
      ) : (
        <FormattedMessage id="social.connect" defaultMessage="Connect" />
      )}
    </Button>
  );
}

/** The state of a connection, and what can be done about it. */
export function ConnectionActions({ onDisconnect, ...props }: ConnectionActionsProps) {
  const { formatMessage } = useIntl();
  const { platform, account } = props;
  const provider = usePlatformName()(platform);
  return (
    <Inline gap="sm">
      {account && (
        <Badge tone={statusTones[account.status]}>
          <FormattedMessage {...statusLabels[account.status]} />
        </Badge>
      )}
      {account?.status !== 'connected' && <ConnectButton {...props} />}
      {account && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={formatMessage(
            { id: 'social.disconnect.label', defaultMessage: 'Disconnect {provider}' },
            { provider },
          )}
          onPress={onDisconnect}
        >
          <FormattedMessage id="social.disconnect" defaultMessage="Disconnect" />
        </Button>
      )}
    </Inline>
  );
}
