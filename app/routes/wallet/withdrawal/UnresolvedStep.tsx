import { ActionBar, Banner, Button, Card, Stack, useAction } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import { HeldNote } from '../../../features/requests/HeldNote.tsx';
import { useHeldReason } from '../../../features/requests/useOfflineHold.tsx';
import type { WithdrawalRequest } from '../../../device/withdrawalDraft.ts';
import { PlannedBill } from './Bill.tsx';

type UnresolvedStepProps = {
  wallet: Wallet;
  method: PayoutMethod | null;
  request: WithdrawalRequest;
  /**
   * Called to send the same request again. Resolves also if that response is lost. Rejects with an error from which the outcome of the
   * first request is unknown, such as a 429.
   */
  onRetry: (request: WithdrawalRequest) => Promise<void>;
};

/** Explains that the response to a request was lost, and sends the same request again, which never pays twice. */
export function UnresolvedStep({ wallet, method, request, onRetry }: UnresolvedStepProps) {
  const {
    run: retry,
    error,
    buttonProps,
    reasonProps,
  } = useAction(() => onRetry(request), { unavailableReason: useHeldReason() });
  return (
    <Stack gap="md">
      <Card variant="sunken" padding="sm">
        <PlannedBill
          wallet={wallet}
          amount={request.amount}
          hasAmount
          method={<bdi>{method?.label}</bdi>}
        />
      </Card>
      <Banner tone="warning" isLive>
        <FormattedMessage
          id="withdrawal.unresolved"
          defaultMessage="The server did not respond, so we do not know whether your withdrawal was requested. Try again to find out. It is never paid twice."
        />
      </Banner>
      {error && (
        <Banner tone="danger" isLive>
          {error}
        </Banner>
      )}
      <HeldNote {...reasonProps} />
      <ActionBar>
        <Button autoFocus onPress={retry} {...buttonProps}>
          <FormattedMessage id="withdrawal.retry" defaultMessage="Try again" />
        </Button>
      </ActionBar>
    </Stack>
  );
}
