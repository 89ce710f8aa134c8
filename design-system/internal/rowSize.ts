/** The height of a row with a title and a detail: an emblem of 40 px and the space around it. It is in `rem`, so that it grows with the text. */
export const rowSize = '4rem';

/** The width of the emblem of a row. */
export const emblemSize = '2.5rem';

/** The query for rows of an `ItemList` that have no room for columns. */
export const narrowRows = '@container item-list (max-width: 41.99rem)';
