import { ConfirmDialog, Money, notify } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Withdrawal } from '../../../contract/schemas/withdrawal.ts';
import { isApiError } from '../../api/ApiError.ts';
import { useChangeWithdrawal } from '../../api/wallet.ts';
import { notifyError } from '../../features/requests/notifyError.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import { useHeldReason } from '../../features/requests/useOfflineHold.tsx';

type CancelDialogProps = { withdrawal: Withdrawal; onClose: () => void };

/** Asks for confirmation, and cancels a withdrawal that is not processed yet. */
export default function CancelDialog({ withdrawal, onClose }: CancelDialogProps) {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const cancel = useChangeWithdrawal();
  const confirm = async () => {
    try {
      await cancel({ action: 'cancel', withdrawal_id: withdrawal.id });
      notify({
        tone: 'success',
        text: formatMessage({
          id: 'withdrawal.cancelled',
          defaultMessage: 'Withdrawal cancelled. The money is back in your wallet.',
        }),
      });
    } catch (error) {
      if (!isApiError(error, 404, 409)) throw error;
      // The withdrawal can no longer be cancelled; the list shows its state.
      notifyError(describeError(error).error);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={formatMessage(
        { id: 'withdrawal.cancel.title', defaultMessage: 'Cancel withdrawal {reference}?' },
        { reference: withdrawal.reference },
      )}
      confirmLabel={
        <FormattedMessage id="withdrawal.cancel.confirm" defaultMessage="Cancel withdrawal" />
      }
      cancelLabel={<FormattedMessage id="withdrawal.cancel.keep" defaultMessage="Keep it" />}
      onConfirm={confirm}
      unavailableReason={useHeldReason()}
    >
      <FormattedMessage
        id="withdrawal.cancel.text"
        defaultMessage="All of the {amount} goes back to your wallet. There is no fee."
        values={{ amount: <Money value={withdrawal.amount} /> }}
      />
    </ConfirmDialog>
  );
}
