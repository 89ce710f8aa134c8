/** Placeholder for a value that cannot be formatted. */
export const missing = '–';
