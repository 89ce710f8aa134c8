import { getStorageKey } from '../../internal/makeDeviceStore.ts';
import { safeSessionStorage } from '../../internal/safeStorage.ts';

/** The lock on a draft. */
type Claim = { readonly release: () => void; isUsed: boolean };

/** How long a lock of this tab is waited for, in ms: the previous page of the tab may still be unloading. */
const unloadMs = 250;

/** Claims a draft. Resolves to null if another tab has it. */
export function claim(locks: LockManager, slot: string, isOwn: boolean): Promise<Claim | null> {
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

/** Returns the locks of the browser, which has none on pages without HTTPS. */
export const getLocks = () => navigator.locks as LockManager | undefined;

/** Creates the claims of a page, whose tab has this storage. */
export function createDraftClaims(session = safeSessionStorage) {
  /** Which draft of each key is the tab's. */
  let own: Map<string, string> | undefined;
  const claims = new Map<string, Claim>();
  let last: Promise<unknown> = Promise.resolve();

  const getOwnKey = () => getStorageKey('drafts');
  const readOwn = () =>
    new Map(Object.entries((session.readJson(getOwnKey()) ?? {}) as Record<string, string>));

  async function claimOwn(locks: LockManager): Promise<Map<string, string>> {
    if (own) return own;
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

  /** Runs one after the other: Strict Mode opens a draft twice, and closes the first one. */
  function enqueue<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  }

  return {
    /** The claimed drafts by their slots. */
    claims,
    enqueue,
    /** Claims all drafts of the tab until the page is left, also those whose forms are not on it. Resolves to the tab's draft of each key. */
    claimOwn,
    /** Returns the tab's draft of each key. */
    getOwn: () => own ?? readOwn(),
  };
}

/** The claims of a page. */
export type DraftClaims = ReturnType<typeof createDraftClaims>;

/** The claims of this page. */
export const draftClaims = createDraftClaims();

/**
 * Claims the drafts of this tab, so that no other tab takes them over while the page is open. Call it at the start of each page, also of pages
 * without forms; otherwise the first form of the page claims them.
 */
export function claimDeviceDrafts(): void {
  const locks = getLocks();
  if (locks) void draftClaims.enqueue(() => draftClaims.claimOwn(locks));
}
