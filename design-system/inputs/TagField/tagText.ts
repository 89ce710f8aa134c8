// The ends of cells and lines in a pasted text.
const pastedEnds = '\t\n\r\u2028\u2029';

/** The characters between entries, as a pattern: by default the commas of the supported scripts; always pasted cells and lines. */
export function toSeparator(characters: readonly string[] = [...',،，、']): RegExp {
  const escaped = characters.map((character) => character.replaceAll(/[\\\]^-]/g, '\\$&'));
  return new RegExp(`[${escaped.join('')}${pastedEnds}]`, 'u');
}

const maxExcerpt = 60;

/** Returns whether the text contains a separator, so that it has at least one finished entry. */
export function hasSeparator(text: string, separator: RegExp): boolean {
  return separator.test(text);
}

/** Splits a text into its finished entries and the rest after the last separator. */
export function splitTyped(text: string, separator: RegExp): { finished: string[]; rest: string } {
  const parts = text.split(separator);
  return { rest: (parts.pop() ?? '').trimStart(), finished: trimEntries(parts) };
}

/** Parses a list of entries, trimmed and without empty ones. */
export function parseEntries(text: string, separator: RegExp): string[] {
  return trimEntries(text.split(separator));
}

function trimEntries(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => toKey(part) !== '');
}

// Composed and decomposed letters look the same, as do texts with and without zero-width characters.
function toKey(entry: string): string {
  return entry.normalize('NFC').replaceAll(/[\u200b\u2060\ufeff]/g, '');
}

/** The result of adding entries to a list. */
export type AddResult = {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Entries that are already in the list. */
  readonly duplicates: readonly string[];
  /** Entries beyond the capacity. */
  readonly excess: readonly string[];
};

/** Adds entries to a list without duplicates, up to its capacity. */
export function addEntries(
  tags: readonly string[],
  entries: readonly string[],
  capacity: number,
): AddResult {
  const knownKeys = new Set(tags.map(toKey));
  const added: string[] = [];
  const duplicates = new Set<string>();
  const excess: string[] = [];
  for (const entry of entries) {
    const key = toKey(entry);
    if (knownKeys.has(key)) duplicates.add(entry);
    else if (tags.length + added.length >= capacity) excess.push(entry);
    else added.push(entry);
    knownKeys.add(key);
  }
  return { tags: [...tags, ...added], added, duplicates: [...duplicates], excess };
}

/** Shortens a text for use in a sentence, without splitting surrogate pairs. */
export function shorten(text: string): string {
  if (text.length <= maxExcerpt) return text;
  // Removes the last character, because `slice` may have split it.
  return `${[...text.slice(0, maxExcerpt)].slice(0, -1).join('')}…`;
}
