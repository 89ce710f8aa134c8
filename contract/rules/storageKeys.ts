/** Keys in `localStorage` that scripts of the page read before the app runs. */
export const storageKeys = {
  /** Display fields of the user. */
  user: 'userInfo',
  locale: 'locale',
  /** Set from logging out until the server has ended the session. */
  logout: 'logout',
  jobsView: 'jobsView',
} as const;
