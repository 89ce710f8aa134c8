const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the size of a file in the current language with Latin digits, such as `1.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  let [size, step] = [bytes, 0];
  while (size >= 1000 && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form of "byte" has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }).format(size);
}

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
