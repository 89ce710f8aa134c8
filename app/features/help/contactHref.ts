import type { ContactTopic } from '../../../contract/schemas/help.ts';
import { withQuery } from '../../api/client.ts';
import { paths } from '../../paths.ts';

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

/** Returns a link to the contact form with these fields filled in. */
export function getContactHref(query: ContactQuery): string {
  return withQuery(paths.contact, query);
}
