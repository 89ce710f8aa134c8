import { Button, ConfirmDialog, Dialog, List, Stack } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { disconnect, useRefreshConnections } from '../../api/social.ts';
import { usePlatformName } from './providerMessages.ts';
import { socialWords } from './socialWords.ts';

type DisconnectDialogProps = { account: SocialAccount; onClose: () => void };

function BlockedDialog({ account, onClose }: DisconnectDialogProps) {
  const provider = usePlatformName()(account.provider);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={
        <FormattedMessage
          id="social.blocked.title"
          defaultMessage="You cannot disconnect {provider} yet"
          values={{ provider }}
        />
      }
      footer={
        <Button onPress={onClose} autoFocus>
          <FormattedMessage id="social.blocked.ok" defaultMessage="OK" />
        </Button>
      }
    >
      <Stack gap="sm">
        <p>
          <FormattedMessage
            id="social.blocked.text"
            defaultMessage="You can disconnect it when {count, plural, one {this job ends} other {these jobs end}}:"
            values={{ count: account.active_jobs.length }}
          />
        </p>
        <List items={account.active_jobs} />
      </Stack>
    </Dialog>
  );
}

/** Asks to confirm that an account is disconnected, or names the jobs that need the account. */
export default function DisconnectDialog({ account, onClose }: DisconnectDialogProps) {
  const { formatMessage } = useIntl();
  const refreshConnections = useRefreshConnections();
  const provider = usePlatformName()(account.provider);
  if (account.used_by_active_jobs > 0) return <BlockedDialog account={account} onClose={onClose} />;
  const confirm = async () => {
    await disconnect(account.provider);
    await refreshConnections();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(
        { id: 'social.disconnect.title', defaultMessage: 'Disconnect {provider}?' },
        { provider },
      )}
      confirmLabel={<FormattedMessage {...socialWords.disconnect} />}
      onConfirm={confirm}
    >
      <FormattedMessage
        id="social.disconnect.text"
        defaultMessage="We delete our access and the figures of {handle}. You no longer match jobs that require {provider}, and you cannot sign in with it."
        values={{ provider, handle: <bdi>{account.handle}</bdi> }}
      />
    </ConfirmDialog>
  );
}
