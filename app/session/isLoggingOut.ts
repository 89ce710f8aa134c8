/**
 * True from a logout until the next sign-in. After a logout, sign-in does not return users to the page they were on;
 * after an expired session it does.
 */
export const isLoggingOut = { current: false };
