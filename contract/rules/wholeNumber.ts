// The digits of a script follow each other, and begin with its zero.
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Reads a number without a fraction as people copy it: with groups of thousands in any style, such as `12,345`, `12.345` or
 * `1 23 456`, and digits of any script. Returns null for everything else, such as `12,34`, `1.2k` or `0x10`.
 */
export function parseWholeNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\p{Cf}\s]+/gu, ' ')
    .trim();
  const grouped = /^\d{1,3}(?:([,.'’٬، ])\d{3}(?:\1\d{3})*|(?:([, ])\d{2})+\2\d{3})$/;
  if (!/^\d+$/.test(plain) && !grouped.test(plain)) return null;
  return Number(plain.replace(/\D/g, ''));
}
