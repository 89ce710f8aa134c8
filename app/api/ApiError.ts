import type { ApiErrorBody } from '../../server/contract/errors.ts';

/** The status of a call that got no answer: no network, or nothing within the time limit. */
export const noResponse = 0;

/** A call that failed: its HTTP status (0 without an answer) and the body that came with it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, body: ApiErrorBody, retryAfter: number | null = null) {
    super(`The call failed with status ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** What the server says to people: its `error`, otherwise its `message`, otherwise nothing. */
  get text(): string {
    return this.body.error ?? this.body.message ?? '';
  }
}

/** Whether a failure is a call's, with one of these statuses where any are given. */
export function isApiError(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && (statuses.length === 0 || statuses.includes(error.status));
}
