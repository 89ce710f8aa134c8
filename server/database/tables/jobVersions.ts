import { bigNumber, defineTable, number } from '../defineTable.ts';

/** One row with a random number, which triggers replace whenever the counts of a search may change. */
export const jobVersions = defineTable({
  notPersonal: 'a random number, new at each change of the jobs',
  columns: {
    id: number(),
    version: bigNumber(),
  },
});
