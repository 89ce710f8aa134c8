import { defineTable, text } from '../defineTable.ts';

/** Biographies of the profiles of the fake provider. */
export const demoBios = defineTable({
  notPersonal: 'made-up people of the demo',
  columns: {
    /** Platform and handle in lower case, e.g. `lemon8/jonas.out`. */
    id: text(),
    text: text(),
  },
});
