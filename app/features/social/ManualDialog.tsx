import { Dialog, notify } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ManualPlatform } from '../../../contract/rules/profileLinks.ts';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { useRefreshConnections } from '../../api/social.ts';
import { BioCheck } from './BioCheck.tsx';
import { ManualForm } from './ManualForm.tsx';
import { usePlatformName } from './providerMessages.ts';
import { socialWords } from './socialWords.ts';

type ManualDialogProps = {
  platform: ManualPlatform;
  /** The account that waits for its code, if there is one. */
  account: SocialAccount | undefined;
  onClose: () => void;
};

/** Connects an account by its profile link and a code in its bio. */
export default function ManualDialog({
  platform,
  account: initialAccount,
  onClose,
}: ManualDialogProps) {
  const { formatMessage } = useIntl();
  const [account, setAccount] = useState(initialAccount);
  const [isFormOpen, setFormOpen] = useState(!initialAccount?.verification);
  const refreshConnections = useRefreshConnections();
  const provider = usePlatformName()(platform);
  const finish = async () => {
    await refreshConnections();
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
      title={<FormattedMessage {...socialWords.connectTitle} values={{ provider }} />}
    >
      {account?.verification && !isFormOpen ? (
        <BioCheck
          account={account}
          verification={account.verification}
          onVerified={() => void finish()}
          onRestart={() => setFormOpen(true)}
        />
      ) : (
        <ManualForm
          platform={platform}
          account={account}
          onSubmitted={(next) => {
            setAccount(next);
            setFormOpen(false);
            void refreshConnections();
          }}
        />
      )}
    </Dialog>
  );
}
