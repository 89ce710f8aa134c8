declare global {
  interface Window {
    /** Responses by path that the script in the head requested before the app ran. */
    earlyResponses?: Record<string, Promise<Response>>;
  }
}

/** What signed-in users read at these addresses, beside the user: requested with the first script, if there is no query. */
export const earlyReads: Readonly<Record<string, string>> = {
  '/jobs': '/api/jobs?page=1&per_page=12',
};

/** Returns the early response to a path, once. */
export function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const response = window.earlyResponses?.[path];
  if (response) delete window.earlyResponses?.[path];
  return response;
}
