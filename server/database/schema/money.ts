import type { PaymentState, TransactionType, WithdrawalState } from '../../contract/states.ts';

/** Payments, withdrawals and the append-only ledger. */
export type MoneyTables = {
  payments: {
    id: string;
    application_id: string;
    account_id: string;
    job_id: string;
    state: PaymentState;
    currency: string;
    gross: number;
    /** Sum of the adjustments in `adjustments_json`. */
    adjustment: number;
    adjustments_json: string;
    fee: number;
    net: number;
    approved_at: number | null;
    expected_on: number | null;
    moved_from: number | null;
    moved_reason: string | null;
    available_at: number | null;
    /** Whether the brand's money has arrived; a payment is not credited before. */
    funded: number;
    reason: string | null;
    created_at: number;
  };
  withdrawals: {
    id: string;
    account_id: string;
    method_id: string;
    method_label: string;
    reference: string;
    state: WithdrawalState;
    currency: string;
    amount: number;
    fee: number;
    net: number;
    requested_at: number;
    processed_at: number | null;
    arrives_by: number | null;
    paid_at: number | null;
    ended_at: number | null;
    reason: string | null;
  };
  ledger_accounts: {
    id: string;
    /** The owner of a wallet; null for internal accounts. */
    account_id: string | null;
    currency: string;
    /** Sum of the entries, for the constraint against overdrafts. */
    balance: number;
    entries: number;
    /** Sum of the entries that are not of withdrawals. */
    earned: number;
    may_be_negative: number;
  };
  ledger_transactions: {
    id: string;
    /** Identifies what happened, so that it is posted only once. */
    event: string;
    at: number;
    ref_kind: 'job' | 'withdrawal' | null;
    ref_id: string | null;
    /** Job title, reference or reason, part of the translated description. */
    subject: string;
  };
  ledger_entries: {
    id: string;
    transaction_id: string;
    ledger_account_id: string;
    sequence: number;
    type: TransactionType | 'counterpart';
    amount: number;
    balance_after: number;
    at: number;
  };
};
