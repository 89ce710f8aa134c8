/** The commas of the languages we know, and what stands between the cells and lines of a pasted list. */
const separators = /[,،，、\t\n\r\u2028\u2029]/;

/** Whether a text holds more than one entry, or one that is finished. */
export function hasSeparator(text: string): boolean {
  return separators.test(text);
}

/** The finished entries of what is being typed, and the one that may still go on. */
export function cutTyped(text: string): { finished: string[]; rest: string } {
  const parts = text.split(separators);
  return { rest: (parts.pop() ?? '').trimStart(), finished: cleanEntries(parts) };
}

/** All entries of a list, without the blanks around them and without empty ones. */
export function cutList(text: string): string[] {
  return cleanEntries(text.split(separators));
}

function cleanEntries(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => keyOf(part) !== '');
}

// Composed and decomposed letters look the same, as do an entry with a zero-width character and one without.
function keyOf(entry: string): string {
  return entry.normalize('NFC').replaceAll(/[\u200b\u2060\ufeff]/g, '');
}

/** What became of entries that were to be added. */
export type Added = {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  /** Those that were there already. */
  readonly doubles: readonly string[];
  /** Those for which there is no room. */
  readonly left: readonly string[];
};

/** Adds entries to a list that has each entry once and holds at most `room` of them. */
export function addEntries(
  tags: readonly string[],
  entries: readonly string[],
  room: number,
): Added {
  const known = new Set(tags.map(keyOf));
  const added: string[] = [];
  const doubles = new Set<string>();
  const left: string[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (known.has(key)) doubles.add(entry);
    else if (tags.length + added.length >= room) left.push(entry);
    else added.push(entry);
    known.add(key);
  }
  return { tags: [...tags, ...added], added, doubles: [...doubles], left };
}
