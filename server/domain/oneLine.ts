// Controls, line and paragraph separators, and halves of surrogate pairs.
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
// Invisible characters, except joiners and directional marks, which some languages need; overrides would reorder the text around.
const invisible = /(?![\u200c-\u200f\u061c])\p{Cf}/gu;

/**
 * Returns a text of another system as people can read it: one line without control and invisible characters, at most `maxLength`
 * characters, cut after a word and ended by "…". Empty if nothing is left.
 */
export function toOneLine(text: string, maxLength: number): string {
  const line = text
    .normalize('NFC')
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const start = line.slice(0, maxLength - 1);
  const space = start.lastIndexOf(' ');
  // Not within a character, and not after half of a text without blanks.
  const cut = space > maxLength / 2 ? start.slice(0, space) : start.replace(/\p{Cs}$/u, '');
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}
