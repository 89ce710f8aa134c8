// Letters that Unicode does not decompose.
const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
};

/** Returns a text as it is compared: without case, accents, apostrophes, vowel and invisible marks, and with one form of each letter. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640'’‘‛ʼʹ`´]/gu, '')
    .replace(/[ßøłđðþæœıىة]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

// Signs that keyboards and records have for an apostrophe. The acute accent would otherwise decompose into a blank.
const apostrophes = /[´ʻʾʿ׳′＇]/g;

/** Returns a person's name as it is compared: its parts in any order. */
export function foldName(name: string): string {
  return foldText(name.replace(apostrophes, "'"))
    .split(/[\s\p{Pd},.]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
