import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryParams } from '../search/useQueryParams.ts';

const overWallet = { isOverWallet: true };

/** Returns what the address says about the dialog for withdrawing, and functions that open, move and close it. */
export function useWithdrawalDialog() {
  const navigate = useNavigate();
  const state = useLocation().state as Partial<typeof overWallet> | null;
  const { params, getHref } = useQueryParams();
  return {
    /** `1` for the amount, `code` for the code, or the id of the withdrawal that was requested; null while closed. */
    step: params.get('withdraw'),
    currency: params.get('currency'),
    /** Opens the dialog over the wallet, so that Back closes it. */
    open: (currency: string | null) => {
      void navigate(getHref({ withdraw: '1', currency }), { state: overWallet });
    },
    /** Shows another step in the same entry of the history, so that Back closes the dialog at each. */
    goTo: (step: string) => {
      void navigate(getHref({ withdraw: step }), { replace: true, state });
    },
    close: () => {
      if (state?.isOverWallet) void navigate(-1);
      else void navigate(getHref({ withdraw: null, currency: null }), { replace: true });
    },
  };
}
