import type { Schema } from '../../database/schema.ts';
import type { PersonalTable, PersonalTables } from './personalTable.ts';
import { personalAccounts } from './tables/accounts.ts';
import { personalDiscussions } from './tables/discussions.ts';
import { personalJobs } from './tables/jobs.ts';
import { personalMoney } from './tables/money.ts';
import { personalSocial } from './tables/social.ts';
import { personalSystem } from './tables/system.ts';
import { personalWork } from './tables/work.ts';

/**
 * The personal data in every table: how it is exported, and what an erasure does to each column. A guard test compares this list with the
 * database, so that it includes every table and column.
 */
export const personalData: PersonalTables<Schema> = {
  ...personalAccounts,
  ...personalWork,
  ...personalJobs,
  ...personalDiscussions,
  ...personalMoney,
  ...personalSocial,
  ...personalSystem,
};

/** Returns the tables with data of people, by name. */
export function listPersonalTables(): [keyof Schema, PersonalTable][] {
  return Object.entries(personalData).flatMap(([name, table]) =>
    'notPersonal' in table ? [] : [[name as keyof Schema, table]],
  );
}
