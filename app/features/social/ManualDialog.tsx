import { Dialog, notify } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SocialAccount } from '../../../server/contract/social.ts';
import { useRefreshConnections } from '../../api/social.ts';
import { BioCheck } from './BioCheck.tsx';
import { ManualForm } from './ManualForm.tsx';
import type { ManualPlatform } from './manualPlatforms.ts';
import { usePlatformName } from './providerMessages.ts';

type ManualDialogProps = {
  platform: ManualPlatform;
  /** What was named before, still waiting for its code. */
  account: SocialAccount | undefined;
  onClose: () => void;
};

/** Connects an account by its handle and a code in its bio. */
export function ManualDialog({ platform, account: named, onClose }: ManualDialogProps) {
  const { formatMessage } = useIntl();
  const [account, setAccount] = useState(named);
  const [isNaming, setNaming] = useState(!named?.verification);
  const connectionsChanged = useRefreshConnections();
  const provider = usePlatformName()(platform);
  const finish = async () => {
    await connectionsChanged();
    notify({
      tone: 'success',
      text: formatMessage(
        { id: 'social.connected', defaultMessage: '{provider} is connected.' },
        { provider },
      ),
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        <FormattedMessage
          id="social.connect.title"
          defaultMessage="Connect {provider}"
          values={{ provider }}
        />
      }
    >
      {account?.verification && !isNaming ? (
        <BioCheck
          account={account}
          verification={account.verification}
          onChecked={() => void finish()}
          onAgain={() => setNaming(true)}
        />
      ) : (
        <ManualForm
          platform={platform}
          known={account}
          onNamed={(next) => {
            setAccount(next);
            setNaming(false);
            void connectionsChanged();
          }}
        />
      )}
    </Dialog>
  );
}
