import { defineTable, text } from '../defineTable.ts';

/** What the server remembers for itself. */
export const settings = defineTable({
  notPersonal: 'settings of the installation',
  columns: {
    key: text(),
    value: text(),
  },
});
