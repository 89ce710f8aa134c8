/** Orders of a list of jobs, the default first; `match` lists jobs the user qualifies for first. */
export const jobSorts = ['match', 'newest', 'closing', 'pay'] as const;
/** Order of a list of jobs. */
export type JobSort = (typeof jobSorts)[number];

/** How jobs pay. */
export const payTypes = ['fixed', 'range', 'performance', 'product'] as const;
/** How a job pays. */
export type PayType = (typeof payTypes)[number];

/** Characters of a search text. */
export const searchMaxLength = 200;

/** Characters of the list of categories in an address. */
export const categoryListMaxLength = 400;

/** The highest amount to search for, in minor units. */
export const maxSearchedPay = 1_000_000_000;
