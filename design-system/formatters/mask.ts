import { toLatinDigits } from './latinDigits.ts';

/** The patterns of a mask's places: `#` is a digit, `@` a letter, `*` a letter or a digit. All other characters are literal. */
const places: Record<string, string> = { '#': '[0-9]', '@': '[A-Z]', '*': '[0-9A-Z]' };

/** Returns whether a character of a mask is a place to fill in, not a literal. */
export function isPlace(character: string): boolean {
  return Object.hasOwn(places, character);
}

/**
 * Returns a code without spaces, dashes, dots, slashes and invisible characters, in capitals, and with ASCII letters and digits where it has
 * full-width letters or the digits of another script.
 */
export function compactCode(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212\u30fc./]/gu, '')
    .toUpperCase();
}

/** Returns whether a character, as in a compact code, may fill in a place. */
export function fits(character: string, place: string): boolean {
  return new RegExp(`^${places[place]}$`).test(character);
}

/** Returns whether a compact code has the form of one of the masks, which are separated by `|`. */
export function matchesMask(code: string, masks: string): boolean {
  return masks.split('|').some((mask) => {
    const source = [...mask].map((sign) => places[sign] ?? compactCode(sign)).join('');
    return new RegExp(`^${source}$`).test(code);
  });
}

/** Returns an example of the first mask: digits from 1 on, and the letters A, B, C. */
export function createExample(masks: string): string {
  let digits = 0;
  let letters = 0;
  return (masks.split('|')[0] ?? '').replace(/[#@*]/g, (place) => {
    if (place === '@') return 'ABC'.charAt(letters++ % 3);
    digits += 1;
    return String(digits % 10);
  });
}

/**
 * Returns the characters of a typed text that fill in the places of a mask from the first on, without separators; null if the text has
 * others, or too many.
 */
export function readMasked(text: string, mask: string): string | null {
  const code = compactCode(text);
  // Other signs than separators are not part of any place.
  const typed = [...code].filter((sign) => /[0-9A-Z]/.test(sign) || !mask.includes(sign));
  const signs = [...mask].filter(isPlace);
  const fitsAll = typed.every(
    (sign, index) => index < signs.length && fits(sign, signs[index] ?? ''),
  );
  return fitsAll ? typed.join('') : null;
}

/** Returns characters with the separators of a mask between them, but none at the end. */
export function writeMasked(characters: string, mask: string): string {
  let text = '';
  let separators = '';
  let next = 0;
  for (const sign of mask) {
    if (next === characters.length) break;
    if (isPlace(sign)) {
      text += separators + characters.charAt(next++);
      separators = '';
    } else separators += sign;
  }
  return text;
}
