import type { Migration } from 'kysely/migration';
import { emailForms } from './migrations/emailForms.ts';
import { formerContacts } from './migrations/formerContacts.ts';
import { initialSchema } from './migrations/initialSchema.ts';

/** Every migration by name, in order; once released, a migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-initial-schema': initialSchema,
  '0002-former-contacts': formerContacts,
  '0003-email-forms': emailForms,
};

/** Version of the schema that this code reads and writes: the number of its migrations. */
export const schemaVersion = Object.keys(migrations).length;
