import { contactUs } from '../domain/help/contact.ts';
import { readFaq } from '../domain/help/faq.ts';
import type { Handlers } from './handler.ts';

/** Answers to questions, and the way to people. */
export const helpHandlers: Pick<Handlers, 'faq' | 'contact'> = {
  faq({ services: { config }, query, language }) {
    return Promise.resolve(readFaq(config, language, query));
  },

  contact({ services, session, body }) {
    return contactUs(services, session, body);
  },
};
