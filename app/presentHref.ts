import { paths } from './paths.ts';

/** Returns the present address of a page that has moved; links and starred pages may hold the previous one. */
export function getPresentHref(href: string): string {
  const [pathname = '', query = ''] = href.split('?');
  const params = new URLSearchParams(query);
  // Until November 2026 the year was beside the wallet.
  if (pathname !== paths.dashboard || params.get('tab') !== 'year') return href;
  params.delete('tab');
  params.delete('view');
  return params.size > 0 ? `${paths.year}&${params}` : paths.year;
}
