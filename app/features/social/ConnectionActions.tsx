import {
  Badge,
  type BadgeProps,
  Button,
  Icon,
  IconButton,
  Inline,
  Menu,
  notify,
  Text,
  useAction,
} from '@byline/design-system';
import { type Platform } from '@byline/design-system/portal';
import { Ellipsis, Unlink } from 'lucide-react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { platformsWithoutFigures } from '../../../contract/rules/platforms.ts';
import { isManualPlatform } from '../../../contract/rules/profileLinks.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { syncFigures, useRefreshConnections } from '../../api/social.ts';
import { config } from '../../config.ts';
import { notifyError } from '../requests/notifyError.ts';
import { usePlatformName } from './providerMessages.ts';
import { socialWords } from './socialWords.ts';

type Status = SocialAccount['status'];
type ConnectionActionsProps = {
  platform: Platform;
  account: SocialAccount | undefined;
  onConnect: () => void;
  onDisconnect: () => void;
};

const statusLabels: Record<Status, MessageDescriptor> = defineMessages({
  connected: { id: 'social.status.connected', defaultMessage: 'Connected' },
  expired: { id: 'social.status.expired', defaultMessage: 'Expired' },
  pending_verification: { id: 'social.status.waiting', defaultMessage: 'Waiting for code' },
  failed: { id: 'social.status.failed', defaultMessage: 'Failed' },
});

const statusTones: Record<Status, NonNullable<BadgeProps['tone']>> = {
  connected: 'success',
  expired: 'warning',
  pending_verification: 'primary',
  failed: 'danger',
};

const connectMessages = defineMessages({
  connect: { id: 'social.connect', defaultMessage: 'Connect' },
  connectLabel: { id: 'social.connect.label', defaultMessage: 'Connect {provider}' },
  reconnect: { id: 'social.reconnect', defaultMessage: 'Reconnect' },
  reconnectLabel: socialWords.reconnectLabel,
  enterCode: { id: 'social.enterCode', defaultMessage: 'Continue' },
  enterCodeLabel: {
    id: 'social.enterCode.label',
    defaultMessage: 'Continue connecting {provider}',
  },
});

function getConnectMessages(
  account: SocialAccount | undefined,
): Record<'text' | 'label', MessageDescriptor> {
  const { connect, connectLabel, reconnect, reconnectLabel, enterCode, enterCodeLabel } =
    connectMessages;
  if (!account) return { text: connect, label: connectLabel };
  return account.status === 'pending_verification'
    ? { text: enterCode, label: enterCodeLabel }
    : { text: reconnect, label: reconnectLabel };
}

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
      <Text isMuted size="sm">
        <FormattedMessage id="social.notOffered" defaultMessage="Not available on this site" />
      </Text>
    );
  }
  const { text, label } = getConnectMessages(account);
  return (
    <Button
      size="sm"
      variant={account ? 'solid' : 'soft'}
      aria-label={formatMessage(label, { provider })}
      onPress={onConnect}
    >
      <FormattedMessage {...text} />
    </Button>
  );
}

// Asks to reconnect only if the permission at the provider has ended.
function useUpdate(platform: Platform, onLapsed: () => void) {
  const { formatMessage } = useIntl();
  const provider = usePlatformName()(platform);
  const refreshConnections = useRefreshConnections();
  return useAction(
    async () => {
      const { status } = await syncFigures(platform);
      await refreshConnections();
      if (status === 'expired') return onLapsed();
      const text = formatMessage(
        { id: 'social.updated', defaultMessage: 'The figures of {provider} are up to date.' },
        { provider },
      );
      notify({ tone: 'success', text });
    },
    { onError: notifyError },
  );
}

// Accounts that a bio code verified have only the number of followers that the user has entered.
function UpdateButton({ platform, onConnect }: Omit<ConnectionActionsProps, 'onDisconnect'>) {
  const { formatMessage } = useIntl();
  const provider = usePlatformName()(platform);
  const { run, isPending } = useUpdate(platform, onConnect);
  const hasFigures = !isManualPlatform(platform) && !platformsWithoutFigures.includes(platform);
  if (!hasFigures || !isOffered(platform)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={formatMessage(
        { id: 'social.update.label', defaultMessage: 'Update figures of {provider}' },
        { provider },
      )}
      isPending={isPending}
      onPress={run}
    >
      <FormattedMessage id="social.update" defaultMessage="Update figures" />
    </Button>
  );
}

/** Shows the status of a connection. */
export function ConnectionStatus({ status }: { status: Status }) {
  return (
    <Badge tone={statusTones[status]} size="sm">
      <FormattedMessage {...statusLabels[status]} />
    </Badge>
  );
}

/** Shows the buttons that connect and disconnect. */
export function ConnectionActions({ onDisconnect, ...props }: ConnectionActionsProps) {
  const { formatMessage } = useIntl();
  const { platform, account } = props;
  const provider = usePlatformName()(platform);
  const actions = formatMessage(
    { id: 'social.actions', defaultMessage: 'Actions for {provider}' },
    { provider },
  );
  return (
    <Inline gap="sm">
      {account?.status === 'connected' ? <UpdateButton {...props} /> : <ConnectButton {...props} />}
      {account && (
        <Menu
          aria-label={actions}
          trigger={
            <IconButton size="sm" aria-label={actions}>
              <Icon as={Ellipsis} size={18} />
            </IconButton>
          }
          items={[
            {
              id: 'disconnect',
              label: <FormattedMessage {...socialWords.disconnect} />,
              icon: <Icon as={Unlink} size={18} />,
              onAction: onDisconnect,
            },
          ]}
        />
      )}
    </Inline>
  );
}
