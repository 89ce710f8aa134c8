import type { Responses } from '../../contract/schemas/prerender.ts';

declare global {
  interface Window {
    /** Responses by path that the script in the head requested before the app ran. */
    earlyResponses?: Record<string, Promise<Response>>;
  }
}

/** Returns the early response to a path, once. */
export function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const response = window.earlyResponses?.[path];
  if (response) delete window.earlyResponses?.[path];
  return response;
}

/** Reads the responses that the server wrote into the page. */
export function readWrittenResponses(): Responses {
  return JSON.parse(document.getElementById('responses')?.textContent ?? '{}') as Responses;
}
