/** The name of the container whose width decides how rows look. */
export const containerName = 'table';

/** Matches in a table in which rows have two lines. In `rem`, so that it matches earlier for large text. */
export const compact = `@container ${containerName} (max-width: 45.99rem)`;
