import type { ContactTopic, FaqCategory } from '../../../server/contract/help.ts';
import { withQuery } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { contactTopics } from './contactMessage.ts';

/** Query of a link to the contact form, which fills in the fields. */
export type ContactQuery = {
  topic?: ContactTopic;
  subject?: string;
  job?: string;
  /** Reference of a payment or withdrawal. */
  payment?: string;
  /** Path of the page that the message is about. */
  page?: string;
};

/** The topic of a message about a help category. */
export const topicByCategory: Record<FaqCategory, ContactTopic> = {
  start: 'account',
  jobs: 'job',
  submissions: 'job',
  payments: 'payment',
  connected: 'social',
  account: 'account',
};

const maxPathLength = 2048;

/** Returns a link to the contact form with these fields filled in. */
export function getContactHref(query: ContactQuery): string {
  return withQuery(paths.contact, query);
}

/** Parses the query. Leaves out invalid values, which the user could not correct in the form. */
export function parseContactQuery(params: URLSearchParams): ContactQuery {
  const read = (name: string) => params.get(name)?.trim() || undefined;
  const payment = read('payment');
  const job = read('job');
  const page = read('page');
  const fallback = (payment && 'payment') || (job && 'job') || undefined;
  return {
    topic: contactTopics.find((topic) => topic === params.get('topic')) ?? fallback,
    subject: read('subject')?.slice(0, 120),
    job,
    payment,
    page: page?.startsWith('/') && page.length <= maxPathLength ? page : undefined,
  };
}
