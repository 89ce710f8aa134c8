const kinds = ['image', 'video', 'audio'] as const;

/** A kind of file that has a word of its own. */
export type FileKind = (typeof kinds)[number];

/**
 * Whether a file is of one of the types, written as in the attribute `accept`: `image/png`, `image/*` or `.pdf`.
 * A browser only proposes them, so that anything may be chosen, dropped or pasted.
 */
export function isOfType(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((written) => {
    const wanted = written.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

/** How a type is called: a kind for `image/*`, else its short name, `PNG` for `image/png` and `.png`. */
export function nameOfType(written: string): FileKind | Uppercase<string> {
  const wanted = written.trim().toLowerCase();
  const kind = kinds.find((candidate) => wanted === `${candidate}/*`);
  if (kind !== undefined) return kind;
  const short = wanted.replace(/^.*[/.]/, '').replace(/\+.*$/, '');
  return short.toUpperCase() as Uppercase<string>;
}
