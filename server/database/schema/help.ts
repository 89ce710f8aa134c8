import type { ContactTopic } from '../../contract/help.ts';

/** What people wrote to us. */
export type HelpTables = {
  contact_tickets: {
    id: string;
    account_id: string;
    reference: string;
    state: 'received' | 'answered' | 'closed';
    topic: ContactTopic;
    subject: string;
    message: string;
    email: string;
    job_id: string | null;
    page: string | null;
    created_at: number;
  };
};
