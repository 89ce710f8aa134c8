function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** The first letters of the first and the last word of a name; one of a name in a script without spaces. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  if (first === undefined) return '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(first) + firstLetter(last);
}
