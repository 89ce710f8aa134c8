/** Required on POST as protection against CSRF: other origins cannot send it without a CORS preflight. */
export const csrfHeader = { name: 'X-Requested-With', value: 'XMLHttpRequest' } as const;

/** Headers that the app sends with every request. */
export const requestHeaders = {
  [csrfHeader.name]: csrfHeader.value,
  'X-App': 'publisher-web',
} as const;

/** The header that marks responses from the service worker's cache. */
export const storedHeader = 'X-Stored';

/** The response header with the server's time. */
export const serverTimeHeader = 'X-Server-Time';

/**
 * The header with the id of the user whom a response belongs to, `none` after signing out. The app sends it back with writing requests, and
 * the server rejects them if another user has signed in since.
 */
export const userHeader = 'X-User';

/** The value of the user header after signing out. */
export const noUser = 'none';
