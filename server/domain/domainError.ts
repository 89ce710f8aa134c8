import type { MessageKey, MessageValues } from '../i18n/catalogue.ts';

/** Why a call is refused, in words without HTTP. */
export type RefusalKind =
  'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'invalid' | 'throttled';

/** A sentence of the catalogue with its values. */
export type Sentence = { key: MessageKey; values?: MessageValues };

type Details = { values?: MessageValues; fields?: Record<string, Sentence>; retryAfter?: number };

/** A refusal by a rule of the product; it is translated for the person at the edge. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  readonly sentence: Sentence | null;
  readonly fields: Record<string, Sentence>;
  /** Seconds to wait, for `throttled`. */
  readonly retryAfter: number | null;

  constructor(kind: RefusalKind, key: MessageKey | null, details: Details = {}) {
    super(key ?? kind);
    this.kind = kind;
    this.sentence = key && { key, ...(details.values && { values: details.values }) };
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** A refusal for one wrong input, told beside that input. */
export function invalidField(
  field: string,
  key: MessageKey,
  values: MessageValues = { field },
): Refusal {
  return new Refusal('invalid', null, { fields: { [field]: { key, values } } });
}
