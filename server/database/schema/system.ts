import type { Generated } from 'kysely';
import type { ContactTopic } from '../../../contract/schemas/help.ts';

/** Support tickets, messages, and what the server stores for itself. */
export type SystemTables = {
  contact_tickets: {
    id: string;
    account_id: string;
    reference: string;
    state: 'received' | 'answered' | 'closed';
    topic: ContactTopic;
    subject: string;
    message: string;
    email: string;
    job_id: string | null;
    page: string | null;
    created_at: number;
    /** The payment that a question is about. */
    payment_id: Generated<string | null>;
    /** Time by which support must reply. */
    reply_by: Generated<number | null>;
    answer: Generated<string | null>;
    answered_at: Generated<number | null>;
  };
  idempotency_keys: {
    account_id: string;
    operation: string;
    key: string;
    fingerprint: string;
    /** The result of the request; null while the request runs. */
    answer_json: string | null;
    created_at: number;
  };
  rate_windows: { key: string; started_at: number; hits: number };
  settings: { key: string; value: string };
  /** The commands of operators; a restore keeps them. */
  operator_log: {
    id: string;
    at: number;
    actor: string;
    command: string;
    /** JSON array. */
    arguments: string;
    /** `begun` while the command runs, and if it was killed. */
    result: 'begun' | 'done' | 'failed';
    error: string | null;
  };
  outbox: {
    id: string;
    at: number;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string;
    body: string;
    /** A decoy is stored but never sent, so that the server does the same work for an unknown address. */
    state: 'queued' | 'sent' | 'failed' | 'decoy' | 'expired' | 'cancelled';
    attempts: number;
    /** System time of the next attempt. */
    next_at: number;
    /** System time after which the message is not sent. */
    expires_at: number | null;
    /** URL for unsubscribing (RFC 8058); null for emails that users cannot turn off. */
    unsubscribe: Generated<string | null>;
    /** System time from which the five days of attempts count. */
    queued_at: Generated<number | null>;
    /** Name and code of the last error. */
    error: Generated<string | null>;
    /** The message to send after this message has expired, as JSON. */
    late_text: Generated<string | null>;
  };
};
