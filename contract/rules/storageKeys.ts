/** Keys in `localStorage` that scripts of the page read before the app runs. */
export const storageKeys = {
  /** Display fields of the user. */
  user: 'userInfo',
  locale: 'locale',
  /** Set when the user logs out, until the server confirms that the session has ended. */
  logout: 'logout',
  /** Layout of the list of jobs: cards or rows. */
  jobsView: 'jobsView',
} as const;
