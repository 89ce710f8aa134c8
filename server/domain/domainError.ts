import type { MessageKey, MessageValues } from '../i18n/catalogue.ts';

/** Why an operation is not allowed, independent of HTTP. */
export type DomainErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'throttled';

/** A message key with its values. The message is translated when the response is written. */
export type LocalizedMessage = { key: MessageKey; values?: MessageValues };

type Details = {
  values?: MessageValues;
  fields?: Record<string, LocalizedMessage>;
  retryAfter?: number;
};

/** Thrown when a business rule does not allow an operation. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly kind: DomainErrorKind;
  readonly localizedMessage: LocalizedMessage | null;
  /** Messages by the name of the invalid input, e.g. `amount` or `links.0`. */
  readonly fields: Record<string, LocalizedMessage>;
  /** Seconds to wait, for `throttled`. */
  readonly retryAfter: number | null;

  constructor(kind: DomainErrorKind, key: MessageKey | null, details: Details = {}) {
    super(key ?? kind);
    this.kind = kind;
    this.localizedMessage = key && { key, ...(details.values && { values: details.values }) };
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** Creates the error for one invalid input. */
export function invalidField(
  field: string,
  key: MessageKey,
  values: MessageValues = { field },
): DomainError {
  return new DomainError('invalid', null, { fields: { [field]: { key, values } } });
}
