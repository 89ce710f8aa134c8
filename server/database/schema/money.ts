import type { Generated } from 'kysely';
import type { CaseOutcome, CaseSubject } from '../../../contract/rules/cases.ts';
import type { ProblemReason } from '../../../contract/rules/paymentProblems.ts';
import type {
  CaseState,
  PaymentState,
  TransactionType,
  WithdrawalState,
} from '../../../contract/rules/states.ts';

/** Who changes the state of a withdrawal. */
export type WithdrawalActor = 'publisher' | 'staff' | 'bank' | 'migration';

/** Payments, withdrawals and the append-only ledger. */
export type MoneyTables = {
  /** The newest reference rate of each currency. Rates are for comparing amounts; no money is converted. */
  reference_rates: {
    currency: string;
    /** Units of the currency for one euro. */
    rate: number;
    /** The day of the rate, e.g. `2026-11-25`. */
    day: string;
    source: string;
    loaded_at: number;
  };
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
    /** The previous `expected_on`, and why it was moved. */
    moved_from: number | null;
    moved_reason: string | null;
    available_at: number | null;
    /** Whether the brand's money has arrived; a payment is not credited before. */
    funded: number;
    /** Text for the user: why the payment is or was on hold, or is cancelled. */
    reason: string | null;
    created_at: number;
    /** The first missed date; null if no date was missed, and after a hold is released. */
    late_since: Generated<number | null>;
    held_at: Generated<number | null>;
    /** The promised day of an answer about a late payment; a missed promise stays. */
    answer_by: Generated<number | null>;
    /** When a hold is reviewed. */
    review_on: Generated<number | null>;
    /** When support was notified that `answer_by` or `review_on` has passed. */
    escalated_at: Generated<number | null>;
    /** Why it is late or on hold. */
    problem_code: Generated<ProblemReason | null>;
    problem_text: Generated<string | null>;
    /** The part of `net` that was added, or taken back, after it was credited. */
    corrected: Generated<number>;
  };
  /**
   * What the staff takes back from a wallet, because of a mistake or a payment that was not earned. What the balance does not cover is taken
   * when money comes in.
   */
  debits: {
    id: string;
    account_id: string;
    /** The credited payment from which it is deducted; null for a mistake of the staff, such as a bonus given twice. */
    payment_id: string | null;
    currency: string;
    amount: number;
    /** The part of `amount` that was taken until now. */
    taken: number;
    /** Text for the user. */
    reason: string;
    created_at: number;
  };
  /** Objections of publishers to decisions about their work or its payment. */
  cases: {
    id: string;
    reference: string;
    account_id: string;
    application_id: string;
    job_id: string;
    payment_id: string;
    about: CaseSubject;
    /** Identifies the decision, so that a publisher can object only once. */
    decision: string;
    state: CaseState;
    /** What the publisher wrote. */
    message: string | null;
    /** The versions and messages that existed when it was opened. */
    evidence_json: string;
    brand_reply: string | null;
    outcome: CaseOutcome | null;
    outcome_text: string | null;
    /** The amount that the outcome pays, in the currency of the payment. */
    amount: number | null;
    opened_at: number;
    due_by: number;
    /** When the brand replied to the objection. */
    heard_at: number | null;
    decided_at: number | null;
    closed_at: number | null;
    /** When support was notified that `due_by` has passed. */
    escalated_at: number | null;
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
    /** Why it failed, in the words of the bank or the staff. */
    reason: string | null;
    /** ISO 20022 reason code of the bank. */
    reason_code: Generated<string | null>;
    client_ref: Generated<string | null>;
    /** The payee at the time of the request, so that a later change of the method has no effect. */
    payee_json: Generated<string | null>;
    /** Account number or PayPal address at that time; encrypted as in payout methods. */
    sealed_details: Generated<string | null>;
    /** The payout file with which the withdrawal was sent to the bank. */
    batch_id: Generated<string | null>;
  };
  /** Every state that a withdrawal has entered (each once), and who caused the change. */
  withdrawal_events: {
    id: string;
    withdrawal_id: string;
    state: WithdrawalState;
    actor: WithdrawalActor;
    at: number;
    note: string;
  };
  /** One file for the bank, written from the withdrawals of the batch. */
  payout_batches: {
    id: string;
    currency: string;
    payments: number;
    sum: number;
    created_at: number;
  };
  /** Accounts whose withdrawals the staff has stopped. */
  withdrawal_holds: { account_id: string; reason: string; at: number };
  /** Sums of the entries of a wallet per month in UTC, type and brand; `''` means no brand. */
  ledger_months: {
    ledger_account_id: string;
    month: string;
    type: TransactionType;
    brand_id: string;
    amount: number;
  };
  ledger_accounts: {
    id: string;
    /** The owner of a wallet; null for internal accounts. */
    account_id: string | null;
    currency: string;
    /** Sum of the entries, for the constraint against overdrafts. */
    balance: number;
    entries: number;
    /** Sum of all entries except withdrawals. */
    earned: number;
    may_be_negative: number;
  };
  ledger_transactions: {
    id: string;
    /** Identifies the event, so that it is posted only once. */
    event: string;
    at: number;
    ref_kind: 'job' | 'withdrawal' | null;
    ref_id: string | null;
    /** Job title, reference or reason, part of the translated description. */
    subject: string;
    /**
     * Schema version of the process that posted the entry, which a trigger compares with the database; null for entries from before schema
     * versions.
     */
    schema_version: Generated<number | null>;
  };
  ledger_entries: {
    id: string;
    transaction_id: string;
    ledger_account_id: string;
    sequence: number;
    type: TransactionType | 'counterpart';
    amount: number;
    balance_after: number;
    /** Never before the `at` of the owner's previous entry. */
    at: number;
    /** The owner of the wallet. `position` numbers all entries of the owner, `type_position` the entries of the same type. */
    account_id: string | null;
    position: number | null;
    type_position: number | null;
  };
  /** The number of entries of an owner by type; the empty type counts all entries. */
  ledger_counters: {
    account_id: string;
    type: TransactionType | 'counterpart' | '';
    entries: number;
    last_at: number;
  };
};
