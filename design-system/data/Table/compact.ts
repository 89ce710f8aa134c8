/** Name of the container whose width selects the layout of rows. */
export const containerName = 'table';

/** Name of the container around the table container. Tables with few columns query it to leave compact layout off. */
export const outerContainerName = 'table-outer';

/** Matches in a table in which rows have two lines. In `rem`, so that it matches earlier for large text. */
export const compact = `@container ${containerName} (max-width: 45.99rem)`;

/** Tables with at most this many columns have rows of one line while `fewColumnsFit` matches. */
export const fewColumns = 4;

/** Matches while a table with few columns fits in rows of one line. */
export const fewColumnsFit = `@container ${outerContainerName} (min-width: 34rem)`;
