import type { IntlShape } from 'react-intl';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';

/**
 * What a starred page is called: its title without the name of the app. A job has its own name, as in its heading, and
 * so has the wallet, which is a part of the dashboard: else many stars would be called the same.
 */
export function pageTitle({ formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const { pathname, search } = window.location;
  if (pathname + search === paths.wallet) {
    return formatMessage({ id: 'layout.menu.wallet', defaultMessage: 'Wallet' });
  }
  const isOfJob = pathname.startsWith(`${paths.jobs}/`);
  const heading = document.querySelector('main h1')?.textContent.trim();
  return (isOfJob && heading) || document.title.replace(`${config.appName} | `, '');
}
