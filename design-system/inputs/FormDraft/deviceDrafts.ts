import { getStorageKey } from '../../internal/makeDeviceStore.ts';
import { claim, draftClaims, getLocks, type DraftClaims } from './draftClaims.ts';
import {
  createSlot,
  getDraftKey,
  readStored,
  type DraftName,
  type DraftSlot,
  type DraftStorage,
} from './draftStorage.ts';

const getDevice = () => localStorage;

/** Returns the keys of all tabs' drafts, and of one from a page without locks, the latest first. */
function listSlots(key: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((slot) => slot === key || slot.startsWith(`${key}@`))
      .map((slot) => ({ slot, at: readStored(getDevice, slot)?.at ?? 0 }))
      .sort((one, other) => other.at - one.at)
      .map(({ slot }) => slot);
  } catch {
    // Storage is denied.
    return [];
  }
}

/** Creates the drafts of a page with its claims. */
export function createDeviceDrafts({ claims, enqueue, claimOwn, getOwn }: DraftClaims) {
  async function openWith(locks: LockManager, key: string): Promise<DraftSlot> {
    const slots = await claimOwn(locks);
    const mine = slots.get(key);
    const unused = `${key}@${Math.random().toString(36).slice(2)}`;
    for (const slot of new Set([...(mine ? [mine] : []), ...listSlots(key), unused])) {
      const claimed = claims.get(slot) ?? (await claim(locks, slot, false));
      if (!claimed || claimed.isUsed) continue;
      claims.set(slot, claimed);
      claimed.isUsed = true;
      const adopt = () => void slots.set(key, slot);
      if (slot !== unused) adopt();
      return {
        ...createSlot(getDevice, slot, adopt),
        close() {
          claimed.isUsed = false;
          if (slots.get(key) === slot) return;
          claims.delete(slot);
          claimed.release();
        },
      };
    }
    return createSlot(getDevice, key);
  }

  const drafts: DraftStorage = {
    open(name) {
      const key = getStorageKey(name);
      const locks = getLocks();
      return locks ? enqueue(() => openWith(locks, key)) : createSlot(getDevice, key);
    },
  };

  function find(name: DraftName) {
    const key = getStorageKey(getDraftKey(name));
    const mine = getOwn().get(key);
    for (const slot of [...(mine ? [mine] : []), ...listSlots(key)]) {
      const draft = readStored(getDevice, slot);
      if (draft) return { values: draft.values, remove: () => localStorage.removeItem(slot) };
    }
    return null;
  }

  return { drafts, find };
}

const device = createDeviceDrafts(draftClaims);

/**
 * Stores drafts on the device. Each tab has its own, which survives a reload; a new tab takes over the latest draft whose tab was closed. All
 * tabs share one on pages without HTTPS, where browsers have no locks.
 */
export const deviceDrafts = device.drafts;

/**
 * Returns the values of a draft on the device, and the function that removes it: the draft of this tab, or else the latest one, even if another
 * tab uses it. Null without one. For what a form has stored that is no longer possible.
 */
export const findDeviceDraft = device.find;
