import { useState } from 'react';
import { makeUuid } from './makeUuid.ts';

/** The idempotency key of one user action. */
export type IdempotencyKey = {
  /**
   * Returns the key, a UUID: the same one for the same values until `renew`, so that a retry after a lost response has no second effect, and
   * another one for other values.
   */
  readonly get: (values?: unknown) => string;
  /** Makes the next request another one. Call it after a success if the user may do the same again. */
  readonly renew: () => void;
};

/** Returns a function that returns a text which is the same for the same values. A file is the same only if it is the same object. */
function createFingerprint(): (values: unknown) => string | undefined {
  const files = new WeakMap<Blob, string>();
  return (values) =>
    JSON.stringify(values, (_, value: unknown) => {
      if (!(value instanceof Blob)) return value;
      const id = files.get(value) ?? makeUuid();
      files.set(value, id);
      return id;
    });
}

function createIdempotencyKey(): IdempotencyKey {
  const getFingerprint = createFingerprint();
  let last: { fingerprint: string | undefined; key: string } | undefined;
  return {
    get: (values) => {
      const fingerprint = getFingerprint(values);
      if (last?.fingerprint !== fingerprint || !last) last = { fingerprint, key: makeUuid() };
      return last.key;
    },
    renew: () => {
      last = undefined;
    },
  };
}

/** Returns the idempotency key of one user action, such as sending a form. It is the same object in every render. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key] = useState(createIdempotencyKey);
  return key;
}
