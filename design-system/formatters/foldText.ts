import { toLatinDigits } from './latinDigits.ts';

// Letters that Unicode does not decompose, and Persian forms of Arabic letters.
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
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};

// Accents and vowel marks that writers of Latin, Greek, Cyrillic, Hebrew and Arabic leave out, and variation selectors. Marks of other
// scripts, such as the vowels of Hindi and the voicing of Japanese, make another letter.
const marks =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]|\p{Variation_Selector}/gu;
// Quotes, apostrophes, invisible characters (Cf) and the stroke that lengthens Arabic words (U+0640).
const quotes = /[\p{Cf}\u0640'’‘‛ʼʻʹʾʿ׳״`´"“”„«»]/gu;

/**
 * Returns a text as it is compared and searched: without case, accents, quotes, vowel and invisible marks, and with one form of each
 * letter, digit, dash and space.
 */
export function foldText(text: string): string {
  // Lists of thousands of texts are filtered with each key. ASCII has only quotes, cases and spaces to fold.
  const folded = /[^ -~]/.test(text)
    ? toLatinDigits(foldLetters(text))
    : text.toLowerCase().replace(quotes, '');
  return folded.replace(/\s+/g, ' ').trim();
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(quotes, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[ßøłđðþæœıςىیکة]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
}

/** Returns the folded words of a search text. */
export function splitSearch(search: string): string[] {
  return foldText(search).split(' ').filter(Boolean);
}

/** Returns whether a text contains every word of a search after folding. */
export function containsWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return splitSearch(search).every((word) => folded.includes(word));
}

/** Returns whether a text contains another after folding. */
export function containsText(text: string, search: string): boolean {
  return foldText(text).includes(foldText(search));
}

// A letter with its marks.
const characters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Finds the words of a search in a text, as positions in the original text; overlapping ones are joined.
 */
export function findWords(text: string, search: string): { start: number; end: number }[] {
  // The folded text, and for each of its characters where it came from.
  let folded = '';
  const origins: { start: number; end: number }[] = [];
  for (const { 0: character, index: start } of text.matchAll(characters)) {
    const foldedCharacter = /^\s/.test(character) ? ' ' : toLatinDigits(foldLetters(character));
    folded += foldedCharacter;
    for (let position = 0; position < foldedCharacter.length; position += 1) {
      origins.push({ start, end: start + character.length });
    }
  }
  const ranges: { start: number; end: number }[] = [];
  for (const word of splitSearch(search)) {
    let index = folded.indexOf(word);
    for (; index >= 0; index = folded.indexOf(word, index + word.length)) {
      const first = origins[index];
      const last = origins[index + word.length - 1];
      if (first && last) ranges.push({ start: first.start, end: last.end });
    }
  }
  return joinRanges(ranges);
}

function joinRanges(ranges: { start: number; end: number }[]) {
  const joined: { start: number; end: number }[] = [];
  for (const range of ranges.sort((one, other) => one.start - other.start)) {
    const previous = joined.at(-1);
    if (previous && range.start <= previous.end) {
      previous.end = Math.max(previous.end, range.end);
    } else {
      joined.push({ ...range });
    }
  }
  return joined;
}
