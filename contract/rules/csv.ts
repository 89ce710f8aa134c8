/**
 * Options with which papaparse writes every CSV file. Spreadsheets run texts that start like a formula, even after blanks or with
 * full-width signs, so an apostrophe precedes such texts. Negative numbers, with a point or a comma, are not formulas. Some spreadsheets end
 * cells at each kind of separator, so that a formula after one would run: such texts are in quotes.
 */
export const csvOptions = {
  escapeFormulae: /^(?:[\t\r\n]|\s*(?:[=+@\uFF0B\uFF0D\uFF1D\uFF20]|-(?!\d+(?:[.,]\d+)?$)))/,
  quotes: (value: unknown): boolean =>
    typeof value === 'string' && /[,;\t|]\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(value),
};
