import { unguardFormula } from './delimitedText.ts';

/**
 * Returns the cells of a text as spreadsheets and tables copy it: lines of cells with tabs between them; a cell with a line break is in
 * quotes, and an apostrophe before a formula is not part of the cell.
 */
export function parseCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|$)/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, quoted, plain = '', end] = match;
    rows.at(-1)?.push(unguardFormula(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === undefined || end === '' || whole === '') break;
    if (end !== '\t') {
      // The last line ends with a break.
      if (pattern.lastIndex >= text.length) break;
      rows.push([]);
    }
  }
  return rows;
}
