import { safeLocalStorage } from '@byline/design-system';
import { getTabId, isTabOpen } from './tab.ts';
import { getDraftKey } from './sharedDrafts.ts';

type Draft = Record<string, unknown>;

/** A draft of a tab, with the time of its last change in ms since 1970. */
type TabDraft = { at: number; values: Draft };

// The keys of drafts that this page has cleared. It does not take over another tab's text then, which would appear after a send.
const cleared = new Set<string>();

function toDraft(stored: unknown): Draft {
  return stored !== null && typeof stored === 'object' ? (stored as Draft) : {};
}

function readTabDraft(key: string): TabDraft | null {
  const { at, values } = toDraft(safeLocalStorage.readJson(key));
  return typeof at === 'number' ? { at, values: toDraft(values) } : null;
}

/** Returns the keys of a draft whose tabs are closed, and the key of earlier releases, which had one draft for all tabs. */
function findAbandoned(key: string): string[] {
  try {
    const prefix = `${key}@`;
    return Object.keys(localStorage).filter(
      (other) =>
        other === key || (other.startsWith(prefix) && !isTabOpen(other.slice(prefix.length))),
    );
  } catch {
    // Storage is denied.
    return [];
  }
}

/** Moves the latest draft of a closed tab to this tab, and returns its values. */
function takeOver(key: string, own: string): Draft | null {
  const drafts = findAbandoned(key).map((abandoned) => {
    const draft = readTabDraft(abandoned);
    return {
      abandoned,
      draft: draft ?? { at: 0, values: toDraft(safeLocalStorage.readJson(abandoned)) },
    };
  });
  const [latest] = drafts.sort((one, other) => other.draft.at - one.draft.at);
  if (!latest) return null;
  safeLocalStorage.writeJson(own, latest.draft);
  safeLocalStorage.remove(latest.abandoned);
  return latest.draft.values;
}

/**
 * Returns a draft of the current user on this device; the next user does not see it. Each tab has its own, so that two tabs neither overwrite
 * nor empty each other's text. It survives a reload; a new tab takes over the draft of a tab that was closed.
 */
export function getStoredDraft(name: string) {
  const key = getDraftKey(name);
  const own = `${key}@${getTabId()}`;
  return {
    /** Returns the stored values; an empty object if there are none or they are damaged. */
    read: (): Draft =>
      readTabDraft(own)?.values ?? (cleared.has(key) ? null : takeOver(key, own)) ?? {},
    write: (values: Draft): void =>
      safeLocalStorage.writeJson(own, { at: Date.now(), values } satisfies TabDraft),
    clear: (): void => {
      cleared.add(key);
      safeLocalStorage.remove(own);
    },
  };
}
