import type { ApiErrorBody } from '../../contract/schemas/errors.ts';

/** Status of a call without a usable response: no network, a timeout or a truncated body. */
export const noResponse = 0;

/** Status of a sign-in that succeeded, but whose session cookie the browser does not send. */
export const cookiesBlocked = -1;

/** A failed API call: its HTTP status, or `noResponse` or `cookiesBlocked`, and response body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;
  /** Seconds to wait before a retry, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(status: number, body: ApiErrorBody, retryAfter: number | null = null) {
    super(`The call failed with status ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The server's text for users: `error`, else `message`, else empty. */
  get text(): string {
    return this.body.error ?? this.body.message ?? '';
  }
}

/** Returns whether an error is a failed API call, with one of the statuses if any are given. */
export function isApiError(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && (statuses.length === 0 || statuses.includes(error.status));
}
