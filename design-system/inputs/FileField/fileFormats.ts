import type { NumberFormats } from '../../formatters/numberFormats.ts';
import { getExtensions, getTypes, getTypesOfName } from './fileTypes.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the size of a file, such as `1.2 MB`. */
export function formatBytes(bytes: number, { number }: NumberFormats): string {
  let [size, step] = [bytes, 0];
  while (size >= 1000 && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  return number(size, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form of "byte" has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}

const kinds = ['image', 'video', 'audio'] as const;

/** A kind of file with a translated name. */
export type FileKind = (typeof kinds)[number];

// Many write `image/jpg`, which is not a registered type.
const toRegisteredType = (type: string) => (type === 'image/jpg' ? 'image/jpeg' : type);

/**
 * Returns whether a file matches one of the types, in the syntax of the `accept` attribute: `image/png`, `image/*` or
 * `.pdf`. Browsers only suggest these types, so any file can be chosen, dropped or pasted. The extension counts where the system does
 * not know the type.
 */
export function isOfType(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const types = getTypes(file).map(toRegisteredType);
  return accept.some((item) => {
    const pattern = item.trim().toLowerCase();
    if (pattern.startsWith('.')) {
      const [type] = getTypesOfName(pattern);
      const fileType = getTypesOfName(name)[0] ?? types[0];
      return name.endsWith(pattern) || (type !== undefined && fileType === type);
    }
    if (pattern.endsWith('/*')) return types.some((type) => type.startsWith(pattern.slice(0, -1)));
    return types.includes(toRegisteredType(pattern));
  });
}

/**
 * Returns the types for the dialog of the system, with the extensions of types that it may not know. Types of media have none: a phone
 * converts its own formats to those that are listed.
 */
export function getDialogTypes(accept: readonly string[]): readonly string[] {
  return accept.flatMap((item) => {
    const type = toRegisteredType(item.trim().toLowerCase());
    return /^(image|video|audio)\//.test(type) ? [type] : [type, ...getExtensions(type)];
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
