import type { Trace } from './work.ts';

/** An error to send on, without personal data. */
export type ErrorRecord = {
  event: string;
  severity: 'ERROR' | 'FATAL';
  type: string;
  message: string;
  stack: string;
  attributes: Record<string, string | number>;
  trace: Trace | null;
};

/** Reports to the log that records could not be delivered. */
export type OnDrop = (kind: 'traces' | 'errors', dropped: number, reason: string) => void;
