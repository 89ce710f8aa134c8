// Spreadsheets run texts with these first characters, also in full width, and also after spaces, invisible characters and quotes.
const formula = /^[\s\p{Cf}"'“”‘’]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Returns a text that no spreadsheet runs as a formula: an apostrophe precedes one that it would run. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Returns the text that `guardFormula` was given. */
export function unguardFormula(text: string): string {
  const rest = text.slice(1);
  return text.startsWith("'") && formula.test(rest) ? rest : text;
}

// Some spreadsheets end cells at each kind of separator, so that a formula after one would run.
const laterFormula = /[,;\t|][\s\p{Cf}"'“”‘’]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Returns a line of cells. Cells with the separator, a formula after another one, quotes, line breaks or outer spaces are in quotes. */
export function joinCells(cells: readonly string[], separator: ',' | ';' | '\t'): string {
  return cells
    .map((text) => {
      const isSplit = text.includes(separator) || (separator !== '\t' && laterFormula.test(text));
      const isSpecial = isSplit || /["\r\n]|^\s|\s$/.test(text);
      return isSpecial ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(separator);
}
