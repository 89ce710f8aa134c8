import type { CodeChannel, CodePurpose } from '../../contract/codes.ts';

/** Codes that were sent, and the proofs that they were exchanged for. */
export type CodeTables = {
  otp_challenges: {
    id: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    /** The address or number that the code went to. */
    target: string;
    account_id: string | null;
    /** Digest of the secret in the cookie of the browser that asked. */
    browser: string;
    /** Keyed by that secret, so that the database alone does not give a code away. */
    code_hash: string;
    /** Digest of the token in the mailed link of a reset. */
    link_hash: string | null;
    state: 'sent' | 'verified' | 'superseded';
    /** How many entries were judged. */
    tries: number;
    created_at: number;
    expires_at: number;
    proof_hash: string | null;
    proof_expires_at: number | null;
    proof_used_at: number | null;
  };
};
