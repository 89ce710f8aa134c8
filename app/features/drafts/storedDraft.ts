import { safeLocalStorage } from '@byline/design-system';
import { useState } from 'react';
import { readUserInfo } from '../../session/userInfo.ts';

type Draft = Record<string, unknown>;

// A draft is its writer's: the next person on this device does not find it.
function keyOf(name: string): string {
  return `draft:${readUserInfo()?.id ?? 'guest'}:${name}`;
}

function read(key: string): Draft {
  const stored = safeLocalStorage.readJson(key);
  return stored !== null && typeof stored === 'object' ? (stored as Draft) : {};
}

/** Keeps what is written in a form on this device: spread the answer of the function on each field. */
export function useStoredDraft(name: string) {
  const key = keyOf(name);
  const [initial] = useState(() => read(key));
  return (field: string) => ({
    defaultValue: typeof initial[field] === 'string' ? initial[field] : '',
    onChange: (value: string) =>
      safeLocalStorage.write(key, JSON.stringify({ ...read(key), [field]: value })),
  });
}

/** What is kept under a name; an empty object where there is nothing. */
export function readStoredDraft(name: string): Draft {
  return read(keyOf(name));
}

/** Keeps a whole draft on this device. */
export function writeStoredDraft(name: string, draft: Draft): void {
  safeLocalStorage.write(keyOf(name), JSON.stringify(draft));
}

/** Forgets a draft that was sent. */
export function clearStoredDraft(name: string): void {
  safeLocalStorage.remove(keyOf(name));
}
