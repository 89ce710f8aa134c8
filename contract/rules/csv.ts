/**
 * How papaparse writes every CSV file. Spreadsheets run texts that start like a formula, also after blanks and with full-width signs;
 * such texts get an apostrophe in front. A negative number is not a formula.
 */
export const csvOptions = {
  escapeFormulae: /^(?:[\t\r\n]|\s*(?:[=+@\uFF0B\uFF0D\uFF1D\uFF20]|-(?!\d+(?:\.\d+)?$)))/,
};
