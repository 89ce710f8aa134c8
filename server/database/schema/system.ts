/** What the server itself needs to keep. */
export type SystemTables = {
  idempotency_keys: {
    account_id: string;
    operation: string;
    key: string;
    fingerprint: string;
    answer_json: string | null;
    created_at: number;
  };
  rate_windows: { key: string; started_at: number; hits: number };
  settings: { key: string; value: string };
  outbox: {
    id: string;
    at: number;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string;
    body: string;
    /** A decoy is there for the sake of equal work, and is never sent. */
    state: 'queued' | 'sent' | 'failed' | 'decoy';
    attempts: number;
    /** From when on it may be tried (again), in machine time. */
    next_at: number;
    /** After this moment it is of no use any more. */
    expires_at: number | null;
  };
};
