import type { Contact, ContactTopic } from '../../../server/contract/help.ts';

/** The fields of the contact form by name. */
export type ContactValues = {
  topic: ContactTopic;
  job_id: string | null;
  subject: string;
  message: string;
  email: string;
};

/** The choice of a message that is about no job. */
export const noJob = 'none';

/** The body of the call, from the values of the form. */
export function toContact(
  { job_id: job, ...values }: ContactValues,
  idempotencyKey: string,
  page: string | undefined,
): Contact {
  return {
    ...values,
    ...(job && job !== noJob && { job_id: job }),
    ...(page && { page }),
    client_ref: idempotencyKey,
  };
}
