import { safeLocalStorage } from '@byline/design-system';
import { useState } from 'react';
import { getOwnerId } from './userInfo.ts';

/** The cards of the dashboard that a user can remove. */
export type CardName = 'nextUp' | 'wallet' | 'ahead' | 'invitations' | 'setup';

function getKey(): string {
  return `removedCards:${getOwnerId() ?? 'guest'}`;
}

function readRemoved(): string[] {
  const stored = safeLocalStorage.readJson(getKey());
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

/** Returns which cards the user has removed on this device, and functions that remove one and restore all. */
export function useRemovedCards() {
  const [removed, setRemoved] = useState(readRemoved);
  const remove = (name: CardName) => {
    const next = [...removed.filter((one) => one !== name), name];
    safeLocalStorage.writeJson(getKey(), next);
    setRemoved(next);
  };
  const restore = () => {
    safeLocalStorage.remove(getKey());
    setRemoved([]);
  };
  return { removed, remove, restore };
}
