import { makeUuid, safeLocalStorage, safeSessionStorage } from '@byline/design-system';

const idKey = 'tab';
const openPrefix = 'tab:';

let id: string | undefined;

function getLockName(tab: string): string {
  return openPrefix + tab;
}

/** Removes the marks of tabs that ended without `pagehide`, for example because the browser was killed. */
async function removeEndedTabs(locks: LockManager): Promise<void> {
  const { held = [], pending = [] } = await locks.query();
  const open = new Set([...held, ...pending].map(({ name }) => name));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(openPrefix) && !open.has(key)) safeLocalStorage.remove(key);
  }
}

/** Marks this tab as open for the other tabs, until it is closed or reloaded. */
function open(tab: string): void {
  const mark = () => {
    // A duplicated tab begins with a copy of this storage, so the id is in it only between the end of a page and the next page.
    safeSessionStorage.remove(idKey);
    safeLocalStorage.write(getLockName(tab), '');
  };
  mark();
  window.addEventListener('pagehide', () => {
    safeSessionStorage.write(idKey, tab);
    safeLocalStorage.remove(getLockName(tab));
  });
  // A page comes back from the back/forward cache with its id.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) mark();
  });
  // A browser lacks locks on pages without HTTPS; the marks of killed tabs stay there.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return;
  // The browser releases the lock when the page ends, in whatever way.
  void locks.request(getLockName(tab), () => new Promise(() => undefined)).catch(() => undefined);
  void removeEndedTabs(locks).catch(() => undefined);
}

/** Returns the id of this tab. It survives a reload; a duplicated tab has another one. */
export function getTabId(): string {
  if (id !== undefined) return id;
  id = safeSessionStorage.read(idKey) ?? makeUuid();
  if (typeof window === 'object') open(id);
  return id;
}

/** Returns whether a tab is open, also if it is in the background. */
export function isTabOpen(tab: string): boolean {
  return tab === getTabId() || safeLocalStorage.read(getLockName(tab)) !== null;
}
