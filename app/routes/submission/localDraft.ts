import type { StepKey } from '../../../contract/rules/states.ts';
import { getStoredDraft } from '../../device/storedDraft.ts';
import type { Picture, Work } from './work.ts';

/**
 * A draft on this device. `base` is the server's `saved_at` on which it is based; `sent` is what was sent since then, including a save
 * whose response was lost. `isSaved` is true if the server has `work`; the draft is kept, because its ticked checks are sent only on submit.
 */
export type LocalDraft = { work: Work; base: string | null; sent: Work[]; isSaved: boolean };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function mapValues<Value>(
  record: unknown,
  convert: (value: unknown) => Value,
): Record<string, Value> {
  if (!isRecord(record)) return {};
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));
}

function parsePicture(picture: unknown): Picture[] {
  if (!isRecord(picture)) return [];
  const { url, name, alt, chosenAs } = picture;
  return [
    {
      url: toText(url),
      name: toText(name),
      alt: toText(alt),
      ...(typeof chosenAs === 'string' && { chosenAs }),
    },
  ];
}

/** Returns the valid parts of a stored work; null if it has no caption or links. */
function parseWork(work: unknown): Work | null {
  if (!isRecord(work)) return null;
  const { caption, links, media, notes, metrics, checklist } = work;
  if (typeof caption !== 'string' || !Array.isArray(links)) return null;
  return {
    caption,
    links: links.map(toText),
    media: Array.isArray(media) ? media.flatMap(parsePicture) : [],
    notes: toText(notes),
    metrics: mapValues(metrics, toText),
    checklist: mapValues(checklist, (value) => value === true),
  };
}

// Stored drafts may be damaged or from an older version: valid parts are kept, the rest is empty.
function parseDraft(stored: Record<string, unknown>): LocalDraft | null {
  const work = parseWork(stored['work']);
  if (!work) return null;
  const { base, sent, isSaved } = stored;
  return {
    work,
    base: typeof base === 'string' ? base : null,
    sent: Array.isArray(sent) ? sent.flatMap((one) => parseWork(one) ?? []) : [],
    isSaved: isSaved === true,
  };
}

/** Returns the draft of one step on this device; it survives a reload, a lost network and the end of a session. */
export function getLocalDraft(taskId: string, step: StepKey) {
  const stored = getStoredDraft(`${taskId}:${step}`);
  return {
    read: (): LocalDraft | null => parseDraft(stored.read()),
    write: (draft: LocalDraft): void => stored.write(draft),
    clear: stored.clear,
  };
}
