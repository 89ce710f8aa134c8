/** What stands where a value cannot be shown: no number, no date. */
export const missing = '–';
