import { pathMaxLength, subjectMaxLength } from '../../../contract/rules/texts.ts';
import type { FaqCategory, SupportMessage } from '../../../contract/schemas/help.ts';
import type { MessageDescriptor } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { getHelpCategory, type ContactQuery } from '../../features/help/contactHref.ts';
import { paths } from '../../paths.ts';
import { findRoute } from '../../findRoute.ts';
import { contactTopics } from './contactMessage.ts';

/** The topic of a message about a help category. */
export const topicByCategory: Record<FaqCategory, SupportMessage['topic']> = {
  start: 'account',
  jobs: 'job',
  submissions: 'job',
  payments: 'payment',
  connected: 'social',
  account: 'account',
};

/** Parses the query of the contact page. Leaves out invalid values, which the user could not correct in the form. */
export function parseContactQuery(params: URLSearchParams): ContactQuery {
  const read = (name: string) => params.get(name)?.trim() || undefined;
  const payment = read('payment');
  const page = parsePage(read('page'));
  const job =
    read('job') ?? (page && matchPath(`${paths.jobs}/:id/*`, getPathname(page))?.params.id);
  const category = page && getHelpCategory(page);
  const fallback =
    (payment && 'payment') ||
    (job && 'job') ||
    (category && topicByCategory[category]) ||
    undefined;
  return {
    topic: contactTopics.find((topic) => topic === params.get('topic')) ?? fallback,
    subject: read('subject')?.slice(0, subjectMaxLength),
    job,
    payment,
    page,
  };
}

/** Returns the title of the page that a message is about; undefined for an unknown page. */
export function findPageTitle(page: string): MessageDescriptor | undefined {
  const [path = '', query = ''] = page.split('#', 1)[0]?.split('?') ?? [];
  return findRoute({ pathname: path, search: query })?.title;
}

function parsePage(page: string | undefined): string | undefined {
  return page?.startsWith('/') && page.length <= pathMaxLength ? page : undefined;
}

function getPathname(page: string): string {
  return page.split(/[?#]/, 1)[0] ?? page;
}
