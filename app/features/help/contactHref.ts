import type { FaqCategory, SupportMessage } from '../../../contract/schemas/help.ts';
import { withQuery } from '../../../contract/api.ts';
import { paths } from '../../paths.ts';

/** Query of a link to the contact form, which fills in the fields. */
export type ContactQuery = {
  topic?: SupportMessage['topic'];
  subject?: string;
  job?: string;
  /** Reference of a payment or withdrawal. */
  payment?: string;
  /** Path of the page that the message is about. */
  page?: string;
};

/** Returns a link to the contact form with these fields filled in. */
export function getContactHref(query: ContactQuery): string {
  return withQuery(paths.contact, query);
}

/** Returns the category of the help center that is about a page; null if there is none. */
export function getHelpCategory(page: string): FaqCategory | null {
  const { pathname, searchParams } = new URL(page, 'https://page.invalid');
  if (pathname.endsWith('/submission')) return 'submissions';
  if (pathname.startsWith(paths.jobs) || pathname === paths.jobHistory) return 'jobs';
  // The dashboard with a tab is the wallet.
  if (pathname === paths.dashboard) return searchParams.has('tab') ? 'payments' : 'start';
  if (searchParams.get('section') === 'payout') return 'payments';
  if (pathname === paths.profileEdit) return 'account';
  return pathname === paths.profile ? 'connected' : null;
}

/** Returns a link to the answers about what a page shows. */
export function getHelpHref(page: string): string {
  const category = getHelpCategory(page);
  return category ? withQuery(paths.help, { category }) : paths.help;
}
