import { paths } from './paths.ts';

/** Returns the current URL for an outdated URL, which old links and starred pages may contain; other URLs unchanged. */
export function getCanonicalHref(href: string): string {
  const [pathname = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  // Until November 2026 the year had its own tab of the dashboard.
  if (pathname !== paths.dashboard || params.get('tab') !== 'year') return href;
  params.delete('tab');
  params.delete('view');
  // `paths.year` already has a query.
  return params.size > 0 ? `${paths.year}&${params}` : paths.year;
}
