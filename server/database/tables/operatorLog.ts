import { defineTable, json, text, time } from '../defineTable.ts';
import { isCommandAbout, key } from '../personalRows.ts';

/** The commands of operators; a restore keeps them. */
export const operatorLog = defineTable({
  about: 'Commands of the staff that name the person.',
  section: 'staff_commands',
  belongsTo: isCommandAbout,
  erasure: 'change',
  columns: {
    id: text().keep(key),
    at: time().keep('shows what the staff did'),
    actor: text().keep('shows who did it').omit('data of another person'),
    command: text().keep('shows what the staff did'),
    /** JSON array. */
    arguments: json().keep('contacts in it are replaced by the id of the account'),
    /** `begun` while the command runs, and if it was killed. */
    result: text<'begun' | 'done' | 'failed'>().keep('shows what the staff did'),
    error: text().orNull().eraseTo(null),
  },
});
