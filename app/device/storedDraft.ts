import { safeLocalStorage } from '@byline/design-system';
import { useState } from 'react';
import { readUserInfo } from './userInfo.ts';

type Draft = Record<string, unknown>;

/** Returns a draft of the current user on this device; the next user does not see it. */
export function getStoredDraft(name: string) {
  const key = `draft:${readUserInfo()?.id ?? 'guest'}:${name}`;
  return {
    /** Returns the stored values; an empty object if there are none or they are damaged. */
    read: (): Draft => {
      const stored = safeLocalStorage.readJson(key);
      return stored !== null && typeof stored === 'object' ? (stored as Draft) : {};
    },
    write: (draft: Draft): void => safeLocalStorage.writeJson(key, draft),
    clear: (): void => safeLocalStorage.remove(key),
  };
}

/** Stores the text fields of a form on this device. Returns a function whose result is spread on each field. */
export function useStoredDraft(name: string) {
  const draft = getStoredDraft(name);
  const [initial] = useState(draft.read);
  return (field: string) => ({
    defaultValue: typeof initial[field] === 'string' ? initial[field] : '',
    onChange: (value: string) => draft.write({ ...draft.read(), [field]: value }),
  });
}
