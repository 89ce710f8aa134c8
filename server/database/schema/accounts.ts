import type { Generated } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { AccountState } from '../../../contract/rules/states.ts';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';

/** Accounts with their profiles, sessions, codes, connected accounts and payout methods. */
export type AccountTables = {
  accounts: {
    id: string;
    state: AccountState;
    name: string;
    email: string | null;
    email_verified: number;
    password_hash: string | null;
    phone: string | null;
    phone_verified: number;
    avatar_url: string | null;
    country: string | null;
    locale: string;
    currency: string;
    timezone: string;
    profile_complete: number;
    review_submitted_at: number | null;
    review_expected_by: number | null;
    review_outcome: 'rejected' | 'suspended' | 'needs_changes' | null;
    /** Text for the user: why the staff decided so. */
    review_reason: string | null;
    created_at: number;
    starred_json: Generated<string>;
  };
  /** Accounts that are being closed or were erased; until the erasure, their state is `suspended`. */
  account_closings: {
    account_id: string;
    /** The state to which the account returns if its owner reopens it. */
    former_state: AccountState;
    actor: 'publisher' | 'staff';
    /** The amounts that the owner has agreed to give up, as JSON by currency. */
    gives_up_json: string;
    requested_at: number;
    /** Time from which the account is erased. */
    closes_at: number;
    /** Time at which it was erased; null before. */
    closed_at: number | null;
  };
  profiles: {
    account_id: string;
    legal_name: string;
    birth_year: number | null;
    gender: string | null;
    city: string;
    languages_json: string;
    categories_json: string;
    bio: string;
    rates_json: string;
    shipping_json: string | null;
    email_updates: 'instant' | 'daily' | 'off';
    deadline_reminders: number;
  };
  /** The categories whose new jobs are mailed to an account. */
  job_alerts: { account_id: string; category: string };
  avatars: {
    /** A secret in the picture's URL, new for each picture. */
    id: string;
    account_id: string;
    /** WebP file in base64, so that both databases and their backups store the same text. */
    webp: string;
    created_at: number;
  };
  sessions: {
    /** SHA-256 of the token, which only the browser has. */
    id: string;
    account_id: string;
    login_with: 'email' | 'social';
    login_provider: Platform | null;
    created_at: number;
    seen_at: number;
    /** Id of the device in the API; it does not authenticate. */
    public_id: string;
    browser_name: string | null;
    system_name: string | null;
    /** Time when the user last proved to own the account: by signing in, or by a code to a verified contact. */
    proved_at: Generated<number>;
  };
  otp_challenges: {
    id: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    /** Recipient: an email address or a phone number. */
    target: string;
    account_id: string | null;
    /** Digest of the secret in the cookie of the browser that requested the code. */
    browser: string;
    /** HMAC of the code, with the browser's secret as key, so that the database alone does not reveal the code. */
    code_hash: string;
    /** Digest of the token in the emailed link of a reset. */
    link_hash: string | null;
    state: 'sent' | 'verified' | 'superseded';
    /** Number of attempts to enter the code. */
    tries: number;
    created_at: number;
    expires_at: number;
    proof_hash: string | null;
    proof_expires_at: number | null;
    proof_used_at: number | null;
    /** The contacts and payout method that a link restores. */
    restores_json: Generated<string | null>;
    /** Digest of the idempotency key and the code of the last attempt. */
    last_attempt: Generated<string | null>;
  };
  payout_methods: {
    id: string;
    account_id: string;
    type: 'bank' | 'paypal';
    label: string;
    holder_name: string;
    bank_name: string | null;
    last4: string | null;
    country: string;
    status: 'unverified' | 'active' | 'rejected';
    /** Text for the user: why the method is rejected. */
    reason: string | null;
    locked_until: number | null;
    bank_code: string | null;
    /** Account number and SWIFT code, or the PayPal address; encrypted. */
    sealed_details: string | null;
    changed_at: number | null;
  };
};
