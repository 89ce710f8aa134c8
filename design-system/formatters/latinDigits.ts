const decimalDigit = /\p{Nd}/u;

// In Unicode, the decimal digits of a script are ten in a row, from zero to nine, and rows of several styles follow each other.
function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Replaces the decimal digits of all scripts with ASCII digits. Source: Unicode, general category Nd. */
export function toLatinDigits(text: string): string {
  // All digits except 0 to 9: the set excludes what is not a digit.
  return text.replace(/[^\P{Nd}0-9]/gu, toDigit);
}
