import { safeLocalStorage } from '@byline/design-system';
import type { StepKey } from '../../../server/contract/states.ts';
import { readUserInfo } from '../../session/userInfo.ts';
import type { Work } from './work.ts';

/**
 * A draft on this device, and the version on the server that it was begun from. A saved one is kept for its
 * ticks, which are the author's own and are sent only with the work.
 */
export type LocalDraft = { work: Work; base: string | null; isSaved: boolean };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

// Storage may be damaged, or of an older version: what was written is kept, the rest is empty.
function toDraft(stored: unknown): LocalDraft | null {
  if (!isRecord(stored) || !isRecord(stored['work'])) return null;
  const { caption, links, notes, metrics, checklist } = stored['work'];
  if (typeof caption !== 'string' || !Array.isArray(links)) return null;
  const base = stored['base'];
  return {
    work: {
      caption,
      links: links.map(textOf),
      notes: textOf(notes),
      metrics: mapValues(metrics, textOf),
      checklist: mapValues(checklist, (value) => value === true),
    },
    base: typeof base === 'string' ? base : null,
    isSaved: stored['isSaved'] === true,
  };
}

function mapValues<Value>(record: unknown, to: (value: unknown) => Value): Record<string, Value> {
  if (!isRecord(record)) return {};
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

/** The draft of one step on this device: it survives a reload, a lost network and the end of a session. */
export function localDraft(taskId: string, step: StepKey) {
  const key = `draft:${readUserInfo()?.id ?? 'guest'}:${taskId}:${step}`;
  return {
    read(): LocalDraft | null {
      return toDraft(safeLocalStorage.readJson(key));
    },
    write(draft: LocalDraft): void {
      safeLocalStorage.write(key, JSON.stringify(draft));
    },
    forget(): void {
      safeLocalStorage.remove(key);
    },
  };
}
