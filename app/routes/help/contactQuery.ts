import { pathMaxLength, subjectMaxLength } from '../../../contract/rules/texts.ts';
import type { ContactTopic, FaqCategory } from '../../../contract/schemas/help.ts';
import type { ContactQuery } from '../../features/help/contactHref.ts';
import { contactTopics } from './contactMessage.ts';

/** The topic of a message about a help category. */
export const topicByCategory: Record<FaqCategory, ContactTopic> = {
  start: 'account',
  jobs: 'job',
  submissions: 'job',
  payments: 'payment',
  connected: 'social',
  account: 'account',
};

/** Parses the query. Leaves out invalid values, which the user could not correct in the form. */
export function parseContactQuery(params: URLSearchParams): ContactQuery {
  const read = (name: string) => params.get(name)?.trim() || undefined;
  const payment = read('payment');
  const job = read('job');
  const page = read('page');
  const fallback = (payment && 'payment') || (job && 'job') || undefined;
  return {
    topic: contactTopics.find((topic) => topic === params.get('topic')) ?? fallback,
    subject: read('subject')?.slice(0, subjectMaxLength),
    job,
    payment,
    page: page?.startsWith('/') && page.length <= pathMaxLength ? page : undefined,
  };
}
