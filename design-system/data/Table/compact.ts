/** The name of the container whose width decides how rows look. */
export const containerName = 'table';

/** The name of the container around it, which decides for tables of few columns. */
export const outerContainerName = 'table-outer';

/** Matches in a table in which rows have two lines. In `rem`, so that it matches earlier for large text. */
export const compact = `@container ${containerName} (max-width: 45.99rem)`;

/** A table of so many columns or fewer has rows of one line down to the width below. */
export const fewColumns = 4;

/** Matches if few columns have room beside each other. */
export const fewFit = `@container ${outerContainerName} (min-width: 34rem)`;
