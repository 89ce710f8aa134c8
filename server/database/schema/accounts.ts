import type { Platform } from '../../contract/shared.ts';
import type { AccountState } from '../../contract/states.ts';

/** People, their ways in and their connected accounts. */
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
    review_reason: string | null;
    created_at: number;
  };
  social_accounts: {
    id: string;
    account_id: string;
    provider: Platform;
    status: 'connected' | 'expired' | 'pending_verification' | 'failed';
    handle: string;
    profile_url: string;
    avatar_url: string | null;
    followers: number | null;
    /** Engagement in hundredths of a percent. */
    engagement: number | null;
    verified_by: 'oauth' | 'bio_code';
    connected_at: number;
    synced_at: number | null;
    problem: string | null;
  };
  sessions: {
    /** SHA-256 of the token; the token itself is known to the browser only. */
    id: string;
    account_id: string;
    login_with: 'email' | 'social';
    login_provider: Platform | null;
    created_at: number;
    seen_at: number;
    /** By this name a device is shown and ended; it opens nothing. */
    public_id: string;
    browser_name: string | null;
    system_name: string | null;
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
    reason: string | null;
    locked_until: number | null;
    bank_code: string | null;
    /** What only a payout needs: number, SWIFT code or PayPal address, sealed. */
    sealed_details: string | null;
    changed_at: number | null;
  };
};
