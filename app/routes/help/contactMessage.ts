import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SupportMessage } from '../../../contract/schemas/help.ts';

/** Labels of the topics of a message. */
export const topicLabels: Record<SupportMessage['topic'], MessageDescriptor> = defineMessages({
  job: { id: 'contact.topic.job', defaultMessage: 'Job or submission' },
  payment: { id: 'contact.topic.payment', defaultMessage: 'Payment or withdrawal' },
  account: { id: 'contact.topic.account', defaultMessage: 'Account and sign-in' },
  social: { id: 'contact.topic.social', defaultMessage: 'Connected accounts' },
  brand: { id: 'contact.topic.brand', defaultMessage: 'Report a brand' },
  data: { id: 'contact.topic.data', defaultMessage: 'Download or delete my data' },
  other: { id: 'contact.topic.other', defaultMessage: 'Something else' },
});

/** The topics of a message, in the order of the list. */
export const contactTopics = Object.keys(topicLabels) as readonly SupportMessage['topic'][];

/** Values of the contact form by field name. */
export type ContactValues = {
  topic: SupportMessage['topic'];
  job_id: string | null;
  subject: string;
  message: string;
  email: string;
};

/** Id of the option for messages that are not about a job. */
export const noJob = 'none';

/** Converts the values of the contact form to a request body. */
export function toContact(
  { job_id: job, ...values }: ContactValues,
  idempotencyKey: string,
  page: string | undefined,
): SupportMessage {
  return {
    ...values,
    ...(job && job !== noJob && { job_id: job }),
    ...(page && { page }),
    client_ref: idempotencyKey,
  };
}
