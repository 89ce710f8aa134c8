import { sql } from 'kysely';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';
import { defineTable, json, number, text, time } from '../defineTable.ts';

export const otpChallenges = defineTable({
  about: 'Codes and links that were sent, without the codes.',
  section: 'codes',
  // Compares a missing contact with the id, which no target equals.
  belongsTo: ({ id, email, phone }) =>
    sql<boolean>`(account_id = ${id} or target = ${email ?? id} or target = ${phone ?? id})`,
  erasure: 'delete',
  columns: {
    id: text(),
    purpose: text<CodePurpose>(),
    channel: text<CodeChannel>(),
    /** Recipient: an email address or a phone number. */
    target: text(),
    account_id: text().orNull(),
    /** Digest of the secret in the cookie of the browser that requested the code. */
    browser: text().secret('digest of the browser’s cookie'),
    /** HMAC of the code, with the browser's secret as key, so that the database alone does not reveal the code. */
    code_hash: text().secret('digest of the code'),
    /** Digest of the token in the emailed link of a reset. */
    link_hash: text().orNull().secret('digest of the link'),
    state: text<'sent' | 'verified' | 'superseded'>(),
    /** Number of attempts to enter the code. */
    tries: number().default(0),
    created_at: time(),
    expires_at: time(),
    proof_hash: text().orNull().secret('digest of the proof'),
    proof_expires_at: time().orNull(),
    proof_used_at: time().orNull(),
    /** The contacts and payout method that a link restores. */
    restores_json: json().orNull(),
    /** Digest of the idempotency key and the code of the last attempt. */
    last_attempt: text().orNull().secret('digest of the last attempt'),
  },
});
