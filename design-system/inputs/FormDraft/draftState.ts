import type { StoredDraft } from './draftStorage.ts';

/** What a draft shows. */
export type DraftState = {
  /** When the restored draft was changed last, in ms since 1970; null if nothing has been restored. */
  readonly restoredAt: number | null;
  /** Fields with a newer value than the draft's, with the draft's text. */
  readonly conflicts: readonly { readonly label: string; readonly text: string }[];
  /** Whether the fields in conflict have the values of the draft. */
  readonly showsDraft: boolean;
  /** False if the device does not store the draft. */
  readonly isStored: boolean;
};

/** The state of a draft in which nothing has happened. */
export const idleDraft: DraftState = {
  restoredAt: null,
  conflicts: [],
  showsDraft: false,
  isStored: true,
};

/** The options of a draft, of the latest render. */
export type DraftOptions = {
  readonly version: number;
  readonly exclude: readonly string[];
  readonly migrate:
    | ((values: Record<string, unknown>, version: number) => object | null)
    | undefined;
};

/** A changed value, and the saved value that was changed, if it is known. */
export type Entry = { readonly value: unknown; readonly base?: unknown };
/** A field with a newer value than the draft's. */
export type Conflict = { readonly label: string; readonly entry: Entry; current: unknown };

/** Returns the entries of a stored draft, also of one of another version. */
export function readEntries(stored: StoredDraft | null, { version, migrate }: DraftOptions) {
  if (!stored) return [];
  const { values, base = {}, version: storedVersion = 1 } = stored;
  const isOther = storedVersion !== version;
  const current = isOther ? migrate?.({ ...values }, storedVersion) : values;
  return Object.entries(current ?? {}).map(([name, value]): [string, Entry] => [
    name,
    !isOther && Object.hasOwn(base, name) ? { value, base: base[name] } : { value },
  ]);
}

/** Returns what is stored of a draft, or null for an empty one. */
export function toStored(
  entries: ReadonlyMap<string, Entry>,
  version: number,
  at: number,
): StoredDraft | null {
  if (entries.size === 0) return null;
  const list = [...entries];
  return {
    version,
    at,
    values: Object.fromEntries(list.map(([name, { value }]) => [name, value])),
    base: Object.fromEntries(
      list.flatMap(([name, { base }]) => (base === undefined ? [] : [[name, base]])),
    ),
  };
}
