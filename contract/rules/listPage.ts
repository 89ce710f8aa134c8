/** The number of rows on a page of a list, unless the request has another. */
export const listPageSize = 20;
