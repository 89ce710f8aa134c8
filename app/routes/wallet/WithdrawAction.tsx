import { Button, ButtonLink, Stack, type ButtonProps } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { Wallet } from '../../../contract/schemas/wallet.ts';
import { useOfflineHold } from '../../features/requests/useOfflineHold.tsx';
import { useSetupFix } from '../../features/wallet/useSetupFix.ts';
import { useWithdrawalDialog } from '../../features/wallet/useWithdrawalDialog.ts';
import { walletWords } from '../../features/wallet/walletWords.ts';

type WithdrawActionProps = {
  wallet: Wallet;
  /** Whether there is no other currency, so that the button need not name it. */
  isOnly: boolean;
  /** @default 'solid' */
  variant?: ButtonProps['variant'];
};

function WithdrawButton({ wallet: { currency }, isOnly, variant = 'solid' }: WithdrawActionProps) {
  const { open } = useWithdrawalDialog();
  const hold = useOfflineHold();
  return (
    <Stack gap="2xs" align="start">
      <Button
        variant={variant}
        isFullWidth
        onPress={() => open(isOnly ? null : currency)}
        {...hold.held}
      >
        {isOnly ? (
          <FormattedMessage {...walletWords.withdraw} />
        ) : (
          <FormattedMessage
            id="wallet.withdrawCurrency"
            defaultMessage="Withdraw {currency}"
            values={{ currency }}
          />
        )}
      </Button>
      {hold.note}
    </Stack>
  );
}

/** Renders the button that withdraws, or the link to what is left to set up before; nothing while only waiting helps. */
export function WithdrawAction(props: WithdrawActionProps) {
  const { wallet } = props;
  const fix = useSetupFix(wallet);
  if (fix) {
    return (
      <ButtonLink href={fix.href} variant={wallet.available.amount === 0 ? 'soft' : 'solid'}>
        {fix.label}
      </ButtonLink>
    );
  }
  return wallet.withdrawal.blocked_by.length === 0 && <WithdrawButton {...props} />;
}
