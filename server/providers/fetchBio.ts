import { limitedFetch, UnreachableError } from './limitedFetch.ts';

/** Profile pages are large, because they contain data for their scripts. */
const maxBytes = 3_000_000;

/** Fetches a profile page. The address was validated when it was entered (known host, https); redirects are not followed. */
export async function fetchBio(url: string): Promise<string> {
  const response = await limitedFetch(url, { headers: { accept: 'text/html' }, maxBytes });
  if (!response.ok) throw new UnreachableError('A profile could not be read.');
  return response.text();
}
