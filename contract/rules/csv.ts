/**
 * Options with which papaparse writes every CSV file. Spreadsheets run texts that start like a formula, even after blanks or with
 * full-width signs, so an apostrophe precedes such texts. Negative numbers, with a point or a comma, are not formulas.
 */
export const csvOptions = {
  escapeFormulae: /^(?:[\t\r\n]|\s*(?:[=+@\uFF0B\uFF0D\uFF1D\uFF20]|-(?!\d+(?:[.,]\d+)?$)))/,
};
