import { defineTable, text, time } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

/** Replaced contacts, by which an export and an erasure find the messages and commands from before the change. */
export const formerContacts = defineTable({
  about: 'Email addresses and phone numbers that the account had before.',
  section: 'former_contacts',
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    contact: text(),
    /** When it was replaced. Later messages and commands may be about another person. */
    ended_at: time(),
  },
});
