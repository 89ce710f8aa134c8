let isLeaving = false;

/**
 * Whether the person logged out by choice. Only a session that ended by itself brings people back to
 * the page they were on.
 */
export const isLoggingOut = {
  begin: () => {
    isLeaving = true;
  },
  end: () => {
    isLeaving = false;
  },
  get current() {
    return isLeaving;
  },
};
