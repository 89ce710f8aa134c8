import { Dialog, Loaded, Skeleton } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { usePayoutMethod } from '../../../api/profile.ts';
import { useWallets } from '../../../api/wallet.ts';
import { profileWords } from '../../../features/profile/profileWords.ts';
import { useWithdrawalDialog } from '../../../features/wallet/useWithdrawalDialog.ts';
import { chooseWallet } from '../../../features/wallet/canWithdraw.ts';
import { walletWords } from '../../../features/wallet/walletWords.ts';
import { WithdrawalFlow } from './WithdrawalFlow.tsx';

type ChosenWalletProps = {
  wallets: Wallet[];
  method: PayoutMethod | null;
  currency: string | null;
};

// Chooses the wallet once: the request blocks it, after which another wallet would be chosen.
function ChosenWallet({ wallets, method, currency }: ChosenWalletProps) {
  const [chosenCurrency] = useState(() => chooseWallet(wallets, currency)?.currency ?? null);
  const wallet = chooseWallet(wallets, chosenCurrency);
  return wallet && <WithdrawalFlow wallet={wallet} method={method} />;
}

/** Renders the dialog for withdrawing money at the step that the URL contains. */
export default function WithdrawalDialog({ onClose }: { onClose: () => void }) {
  const { requestedId, currency } = useWithdrawalDialog();
  const wallets = useWallets();
  const payout = usePayoutMethod();
  const skeleton = <Skeleton lines={6} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        requestedId !== null ? (
          <FormattedMessage id="withdrawal.title.done" defaultMessage="Withdrawal requested" />
        ) : (
          <FormattedMessage id="withdrawal.title" defaultMessage="Withdraw" />
        )
      }
    >
      <Loaded
        query={wallets}
        errorTitle={<FormattedMessage {...walletWords.problem} />}
        skeleton={skeleton}
      >
        {({ wallets: loadedWallets }) => (
          <Loaded
            query={payout}
            errorTitle={<FormattedMessage {...profileWords.payoutProblem} />}
            skeleton={skeleton}
          >
            {({ method }) => (
              <ChosenWallet
                key={currency}
                wallets={loadedWallets}
                method={method}
                currency={currency}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}
