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

function createIdempotencyKey(): IdempotencyKey {
  // A file is the same only if it is the same object.
  const files = new WeakMap<Blob, string>();
  const getFileId = (file: Blob) => {
    const id = files.get(file) ?? makeUuid();
    files.set(file, id);
    return id;
  };
  let key: string | undefined;
  let lastText: string | undefined;
  return {
    get: (values) => {
      const text = JSON.stringify(values, (_, value: unknown) =>
        value instanceof Blob ? getFileId(value) : value,
      );
      if (text !== lastText) key = undefined;
      lastText = text;
      return (key ??= makeUuid());
    },
    renew: () => {
      key = undefined;
    },
  };
}

/** Returns the idempotency key of one user action, such as sending a form. It is the same object in every render. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key] = useState(createIdempotencyKey);
  return key;
}
