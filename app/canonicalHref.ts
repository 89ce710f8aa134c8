import { paths } from './paths.ts';

/** Returns the current URL for an outdated URL, which old links and starred pages may contain; other URLs unchanged. */
export function getCanonicalHref(href: string): string {
  const [pathname = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  // Until November 2026 the year had its own tab of the dashboard.
  if (pathname !== paths.dashboard || params.get('tab') !== 'year') return href;
  params.delete('tab');
  params.delete('view');
  const rest = params.toString();
  // `paths.year` already has a query.
  return rest ? `${paths.year}&${rest}` : paths.year;
}
