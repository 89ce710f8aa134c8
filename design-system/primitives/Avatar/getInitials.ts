import { getFirstGrapheme } from '../../internal/getFirstGrapheme.ts';

/** Returns the initials of the first and last word of a name; one letter for a single word. */
export function getInitials(name: string): string {
  const words = name.split(/[\s@._]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  if (first === undefined) return '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return getFirstGrapheme(first) + getFirstGrapheme(last);
}
