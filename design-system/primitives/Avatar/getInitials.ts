import { getFirstGrapheme } from '../../internal/getFirstGrapheme.ts';

// A word begins at its first letter or digit: quotes and brackets before it are not initials.
const word = /[\p{L}\p{N}][^\s@._]*/gu;

/** Returns the initials of the first and last word of a name or an email address; one letter for a single word. */
export function getInitials(name: string): string {
  const words = name.match(word) ?? [];
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return getFirstGrapheme(first) + getFirstGrapheme(last);
}
