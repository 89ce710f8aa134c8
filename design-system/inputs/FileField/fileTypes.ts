const kinds = ['image', 'video', 'audio'] as const;

/** A kind of file with a translated name. */
export type FileKind = (typeof kinds)[number];

/**
 * Returns whether a file matches one of the types, in the syntax of the `accept` attribute: `image/png`, `image/*` or
 * `.pdf`. Browsers only suggest these types, so any file can be chosen, dropped or pasted.
 */
export function isOfType(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((item) => {
    const pattern = item.trim().toLowerCase();
    if (pattern.startsWith('.')) return name.endsWith(pattern);
    if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}

/** Returns the name of a type: its kind for `image/*`, else `PNG` for `image/png` and `.png`. */
export function getTypeName(type: string): FileKind | Uppercase<string> {
  const pattern = type.trim().toLowerCase();
  const kind = kinds.find((candidate) => pattern === `${candidate}/*`);
  if (kind !== undefined) return kind;
  const short = pattern.replace(/^.*[/.]/, '').replace(/\+.*$/, '');
  return short.toUpperCase() as Uppercase<string>;
}
