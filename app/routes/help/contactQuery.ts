import type { ContactTopic, FaqCategory } from '../../../server/contract/help.ts';
import { withQuery } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { contactTopics } from './contactMessage.ts';

/** What a link to the contact form says about the message. */
export type ContactQuery = {
  topic?: ContactTopic | undefined;
  subject?: string | undefined;
  job?: string | undefined;
  /** Reference of a payment or a withdrawal. */
  payment?: string | undefined;
  /** Path of the page that the message is about. */
  page?: string | undefined;
};

/** The topic that a question of the help center belongs to. */
export const topicByCategory: Record<FaqCategory, ContactTopic> = {
  start: 'account',
  jobs: 'job',
  submissions: 'job',
  payments: 'payment',
  connected: 'social',
  account: 'account',
};

const longestPath = 2048;

/** The address of the contact form, filled in as far as it is known what the message is about. */
export function contactHref(query: ContactQuery): string {
  return withQuery(paths.contact, query);
}

/** Reads what a link says; what the server would refuse and the writer could not mend is left out. */
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
    page: page?.startsWith('/') && page.length <= longestPath ? page : undefined,
  };
}
