/** Orders of a list of jobs, the default first; `match` lists jobs the user qualifies for first. */
export const jobSorts = ['match', 'newest', 'closing', 'pay'] as const;
/** Order of a list of jobs. */
export type JobSort = (typeof jobSorts)[number];

/**
 * Orders of the job history. `due` sorts by the due date of the next step; `newest` by the day on which a job began for the user, or ended.
 */
export const historySorts = ['due', 'newest', 'pay', 'brand'] as const;
/** Order of the job history. */
export type HistorySort = (typeof historySorts)[number];

/** The number of jobs on a page of the app. */
export const jobsPageSize = 12;

/** How jobs pay. */
export const payTypes = ['fixed', 'range', 'performance', 'product'] as const;
/** How a job pays. */
export type PayType = (typeof payTypes)[number];

/** Maximum length of a search text. */
export const searchMaxLength = 200;

/** Maximum length of the comma-separated categories in the query of a URL. */
export const categoryListMaxLength = 400;

/** The highest amount to search for, in minor units. */
export const maxSearchedPay = 1_000_000_000;
