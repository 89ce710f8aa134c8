import { useQueryParams } from '@byline/design-system';
import { useLocation, useNavigate } from 'react-router-dom';

// State of the history entry that `open` adds: the entry below it is the wallet.
const overWallet = { isOverWallet: true };

/** Returns the state of the withdrawal dialog, which is in the address, and functions that open, move and close it. */
export function useWithdrawalDialog() {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof overWallet> | null;
  const { params, getHref } = useQueryParams();
  const step = params.get('withdraw');
  return {
    /** `1` for the amount, `code` for the code, or the id of the withdrawal that was requested; null while closed. */
    step,
    /** The id of the requested withdrawal; null before the request. */
    requestedId: step === '1' || step === 'code' ? null : step,
    currency: params.get('currency'),
    /** Opens the dialog over the wallet, so that Back closes it. */
    open: (currency: string | null) => {
      // A second press before the dialog is shown must not add a second entry.
      if (new URLSearchParams(window.location.search).has('withdraw')) return;
      void navigate(getHref({ withdraw: '1', currency }), { state: overWallet });
    },
    /** Shows another step in the same history entry, so that Back closes the dialog at every step. */
    goTo: (step: string) => {
      void navigate(getHref({ withdraw: step }), { replace: true, state });
    },
    close: () => {
      if (state?.isOverWallet) void navigate(-1);
      else void navigate(getHref({ withdraw: null, currency: null }), { replace: true });
    },
  };
}
