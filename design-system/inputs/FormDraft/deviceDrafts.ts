import { getStorageKey } from '../../internal/makeDeviceStore.ts';
import { safeSessionStorage } from '../../internal/safeStorage.ts';
import {
  createSlot,
  getDraftKey,
  readStored,
  type DraftName,
  type DraftSlot,
  type DraftStorage,
} from './draftStorage.ts';

const getDevice = () => localStorage;

/** The lock on a draft. */
type Claim = { readonly release: () => void; isUsed: boolean };

/** How long a lock of this tab is waited for, in ms: the previous page of the tab may still be unloading. */
const unloadMs = 250;

/** Claims a draft. Resolves to null if another tab has it. */
function claim(locks: LockManager, slot: string, isOwn: boolean): Promise<Claim | null> {
  const options = isOwn ? { signal: AbortSignal.timeout(unloadMs) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve({ release, isUsed: false }));
      resolve(null);
      return undefined;
    };
    locks.request(slot, options, hold).catch(() => resolve(null));
  });
}

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

/** Creates the drafts of a page, whose tab has this storage. */
export function createDeviceDrafts(session = safeSessionStorage) {
  /** Which draft of each key is the tab's. */
  let own: Map<string, string> | undefined;
  const claims = new Map<string, Claim>();
  let last: Promise<unknown> = Promise.resolve();

  const getOwnKey = () => getStorageKey('drafts');
  const readOwn = () =>
    new Map(Object.entries((session.readJson(getOwnKey()) ?? {}) as Record<string, string>));

  /** Claims all drafts of the tab until the page is left, also those whose forms are not on the page. */
  async function claimOwn(locks: LockManager): Promise<Map<string, string>> {
    const slots = readOwn();
    // A duplicated tab begins with a copy of this storage, so the names are in it only between the end of a page and the next page.
    session.remove(getOwnKey());
    window.addEventListener('pagehide', () =>
      session.writeJson(getOwnKey(), Object.fromEntries(slots)),
    );
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) session.remove(getOwnKey());
    });
    own = slots;
    const claimOne = async (slot: string) => {
      const claimed = await claim(locks, slot, true);
      if (claimed) claims.set(slot, claimed);
    };
    await Promise.all([...slots.values()].map(claimOne));
    return slots;
  }

  async function openWith(locks: LockManager, key: string): Promise<DraftSlot> {
    const slots = own ?? (await claimOwn(locks));
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

  // Browsers have no locks on pages without HTTPS.
  const getLocks = () => navigator.locks as LockManager | undefined;

  /** Runs one after the other: Strict Mode opens a draft twice, and closes the first one. */
  function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  }

  const drafts: DraftStorage = {
    open(name) {
      const key = getStorageKey(name);
      const locks = getLocks();
      return locks ? enqueue(() => openWith(locks, key)) : createSlot(getDevice, key);
    },
  };

  return {
    drafts,
    claim(): void {
      const locks = getLocks();
      if (locks) void enqueue(async () => own ?? claimOwn(locks));
    },
    find(name: DraftName) {
      const key = getStorageKey(getDraftKey(name));
      const mine = (own ?? readOwn()).get(key);
      for (const slot of [...(mine ? [mine] : []), ...listSlots(key)]) {
        const draft = readStored(getDevice, slot);
        if (draft) return { values: draft.values, remove: () => localStorage.removeItem(slot) };
      }
      return null;
    },
  };
}

const device = createDeviceDrafts();

/**
 * Stores drafts on the device. Each tab has its own, which survives a reload; a new tab takes over the latest draft whose tab was closed. All
 * tabs share one on pages without HTTPS, where browsers have no locks.
 */
export const deviceDrafts = device.drafts;

/**
 * Claims the drafts of this tab, so that no other tab takes them over while the page is open. Call it at the start of each page, also of pages
 * without forms; otherwise the first form of the page claims them.
 */
export const claimDeviceDrafts = device.claim;

/**
 * Returns the values of a draft on the device, and the function that removes it: the draft of this tab, or else the latest one, even if another
 * tab uses it. Null without one. For what a form has stored that is no longer possible.
 */
export const findDeviceDraft = device.find;
