// Matches control characters, line and paragraph separators, and unpaired surrogates.
const controls = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
// Matches invisible characters, except joiners and directional marks, which some languages need. Directional overrides would reorder the
// surrounding text.
const invisible = /(?![\u200c-\u200f\u061c])\p{Cf}/gu;

// Matches what terminals obey or do not show, except line breaks, tabs, and joiners, which some languages need.
const terminalSigns = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const characters = new Intl.Segmenter('en');

/** Returns the first character of a text as people see it, such as an emoji of several code points. */
export function takeCharacter(text: string): string {
  const [first] = characters.segment(text);
  return first?.segment ?? '';
}

/** Returns the start of a text, of at most `maxLength` code units, that ends after a whole character as people see it. */
export function takeCharacters(text: string, maxLength: number): string {
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  // A letter with very many accents is longer than the whole length.
  return text.slice(0, end || maxLength).replace(/\p{Cs}$/u, '');
}

/**
 * Makes an output with texts of users safe for a terminal: without escape sequences, marks of the direction, which would reorder the text
 * around them, and invisible characters.
 */
export function toTerminalText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, ' ').replace(terminalSigns, '');
}

/**
 * Makes a text from another system readable: one line without control and invisible characters, at most `maxLength` characters, cut after a
 * word with "…" at the end. Empty if nothing is left.
 */
export function toOneLine(text: string, maxLength: number): string {
  const line = text
    .normalize('NFC')
    .replace(controls, ' ')
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const start = takeCharacters(line, maxLength - 1);
  const space = start.lastIndexOf(' ');
  // Cuts after a word if that keeps at least half of the length, otherwise within a word.
  const cut = space > maxLength / 2 ? start.slice(0, space) : start;
  return `${cut.replace(/[\s,;:.–-]+$/u, '')}…`;
}
