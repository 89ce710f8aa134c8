import { notify, type FormErrors } from '@byline/design-system';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { PayoutMethod } from '../../../../contract/schemas/payout.ts';
import type { Wallet } from '../../../../contract/schemas/wallet.ts';
import type { Withdrawal } from '../../../../contract/schemas/withdrawal.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { notifyError } from '../../../features/requests/notifyError.ts';
import { useDescribeError } from '../../../features/requests/useDescribeError.ts';
import { AmountStep } from './AmountStep.tsx';
import { BlockedReasons } from './BlockedReasons.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { UnresolvedStep } from './UnresolvedStep.tsx';
import { useSendWithdrawal } from './useSendWithdrawal.ts';
import { useWithdrawalDialog } from '../../../features/wallet/useWithdrawalDialog.ts';
import {
  readWithdrawalDraft,
  writeWithdrawalDraft,
  type WithdrawalRequest,
} from '../../../device/withdrawalDraft.ts';
import { canWithdraw } from '../../../features/wallet/canWithdraw.ts';
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx';

/** The value of the URL parameter `withdraw` at the first step. */
const amountStep = '1';

type WithdrawalFlowProps = { wallet: Wallet; method: PayoutMethod | null };

// Returns whether the dialog was closed, which users may do while a request is on its way.
function useHasLeft(): RefObject<boolean> {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}

/** Renders the step of a withdrawal: why it is blocked, amount, code, unknown outcome or receipt. */
export function WithdrawalFlow({ wallet, method }: WithdrawalFlowProps) {
  const { currency, withdrawal: rules } = wallet;
  const { step, requestedId, goTo, close } = useWithdrawalDialog();
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const { send, isSending, saved, unresolved } = useSendWithdrawal(currency);
  const [amount, setAmount] = useState(() => readWithdrawalDraft(currency).amount);
  const [serverErrors, setServerErrors] = useState<FormErrors | null>(null);
  const hasLeft = useHasLeft();
  const announce = ({ reference }: Withdrawal) =>
    notify({
      tone: 'success',
      text: formatMessage(
        {
          id: 'withdrawal.requested',
          defaultMessage: 'Withdrawal {reference} was requested.',
        },
        { reference },
      ),
    });

  // Errors with these statuses are about the amount, the wallet or the payout method, so the step of the amount shows them.
  const sendOrExplain = async (request: WithdrawalRequest, statuses: number[]) => {
    try {
      // Null if the outcome is unknown.
      const withdrawal = await send(request);
      if (withdrawal && hasLeft.current) announce(withdrawal);
      else if (withdrawal) goTo(withdrawal.id);
    } catch (error) {
      if (hasLeft.current) {
        notifyError(describeError(error).error);
        return;
      }
      if (!isApiError(error, ...statuses)) throw error;
      setServerErrors(describeError(error));
      goTo(amountStep);
    }
  };

  const receiptId = saved?.id ?? requestedId;
  if (receiptId) return <WithdrawalReceipt id={receiptId} saved={saved} onClose={close} />;
  if (unresolved) {
    return (
      <UnresolvedStep
        wallet={wallet}
        method={method}
        request={unresolved}
        // If the request never arrived, its code may have expired (403), and another one is needed.
        onRetry={(request) => sendOrExplain(request, [403, 409, 422])}
      />
    );
  }
  // While a request is sent, the wallet already counts the new withdrawal as an open one, which blocks a second withdrawal.
  if (!method || (rules.blocked_by.length > 0 && !isSending)) {
    return <BlockedReasons wallet={wallet} method={method} />;
  }
  if (step === 'code' && canWithdraw(amount, wallet)) {
    return (
      <ConfirmStep
        wallet={wallet}
        method={method}
        amount={amount}
        onChangeAmount={() => goTo(amountStep)}
        onConfirm={(request) => sendOrExplain(request, [409, 422])}
      />
    );
  }
  return (
    <AmountStep
      wallet={wallet}
      method={method}
      initialAmount={amount}
      errors={serverErrors}
      onChange={(changed) => {
        setAmount(changed);
        writeWithdrawalDraft(currency, { amount: changed });
      }}
      onContinue={() => {
        setServerErrors(null);
        goTo('code');
      }}
    />
  );
}
