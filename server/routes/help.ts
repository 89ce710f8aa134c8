import { api } from '../../contract/api.ts';
import {
  contactedSchema,
  contactSchema,
  faqQuerySchema,
  faqSchema,
} from '../../contract/schemas/help.ts';
import { contactUs } from '../domain/help/contact.ts';
import { readFaq } from '../domain/help/faq.ts';
import { approvedOnly, defineRoute } from './route.ts';

/** The FAQ and the contact form. */
export const helpRoutes = [
  defineRoute(api.faq, {
    summary: 'Search the FAQ by words and category',
    access: 'open',
    query: faqQuerySchema,
    response: faqSchema,
    handle: ({ services: { config }, query, language }) =>
      Promise.resolve(readFaq(config, language, query)),
  }),
  defineRoute(api.contact, {
    summary: 'Send a message to the support',
    access: approvedOnly,
    body: contactSchema,
    response: contactedSchema,
    status: 201,
    handle: ({ services, session, body }) => contactUs(services, session, body),
  }),
];
