import { paths } from './paths.ts';

/** Returns the current address of a page for one that links and starred pages may have from before it moved. */
export function getCanonicalHref(href: string): string {
  const [pathname = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  // Until November 2026 the year had its own tab of the dashboard.
  if (pathname !== paths.dashboard || params.get('tab') !== 'year') return href;
  params.delete('tab');
  params.delete('view');
  // The path of the year has a query itself.
  return params.size > 0 ? `${paths.year}&${params}` : paths.year;
}
