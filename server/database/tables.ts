import type { Schema } from './schema.ts';

/** Every table, parents before children, so that rows can be copied in this order. */
export const tablesInOrder = [
  'accounts',
  'social_accounts',
  'sessions',
  'payout_methods',
  'brands',
  'jobs',
  'job_texts',
  'job_platforms',
  'job_categories',
  'tasks',
  'task_steps',
  'invitations',
  'applications',
  'application_steps',
  'submissions',
  'payments',
  'withdrawals',
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'idempotency_keys',
  'rate_windows',
  'settings',
  'outbox',
] as const satisfies (keyof Schema)[];
