import { z } from 'zod';
import { emailMaxLength } from '../../../contract/rules/account.ts';
import type { SignInProvider } from '../../../contract/rules/platforms.ts';
import { handlePattern } from '../../../contract/rules/profileLinks.ts';
import type { Database } from '../../database/schema.ts';

/** A user of the fake provider. */
export const personSchema = z.object({
  subject: z.string(),
  name: z.string(),
  handle: z.string(),
  followers: z.number(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  /** Whether the account is personal, not professional; the app rejects personal accounts. */
  isPersonal: z.boolean(),
  /** Whether the person withholds the required scopes on the consent form. */
  deniesScopes: z.boolean(),
  /** Whether the provider responds late to requests about this person. */
  isSlow: z.boolean(),
});
/** A user of the fake provider. */
export type Person = z.infer<typeof personSchema>;

const defaults = { isEmailVerified: false, isPersonal: false, deniesScopes: false, isSlow: false };

function toPerson(known: Pick<Person, 'subject' | 'name' | 'handle' | 'followers'>): Person {
  return { ...defaults, email: null, ...known };
}

/** Finds the demo account that is connected at a provider, as a user of that provider; null if it is not connected. */
export async function findDemoPerson(
  db: Database,
  provider: SignInProvider,
  accountId: string,
): Promise<Person | null> {
  const row = await db
    .selectFrom('social_accounts')
    .innerJoin('accounts', 'accounts.id', 'social_accounts.account_id')
    .select(['name', 'handle', 'followers'])
    .where('accounts.id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!row) return null;
  const subject = accountId.replace('account-', 'demo-');
  return toPerson({ ...row, subject, followers: row.followers ?? 0 });
}

/** Lists the demo accounts that have an identity at a provider. */
export async function findDemoPeople(db: Database, provider: SignInProvider): Promise<Person[]> {
  const rows = await db
    .selectFrom('social_identities')
    .innerJoin('accounts', 'accounts.id', 'social_identities.account_id')
    .leftJoin('social_accounts', (join) =>
      join
        .onRef('social_accounts.account_id', '=', 'accounts.id')
        .on('social_accounts.provider', '=', provider),
    )
    .select(['subject', 'name', 'handle', 'followers', 'accounts.created_at'])
    .where('social_identities.provider', '=', provider)
    // Leaves out people from `createPerson`, whose subjects begin with `new-`.
    .where('subject', 'like', 'demo-%')
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ subject, name, handle, followers }) =>
    toPerson({
      subject,
      name,
      handle: handle ?? `@${subject.replace(/^demo-/, '')}`,
      followers: followers ?? 0,
    }),
  );
}

/** The fields of the consent form that describe a new person. */
export const newPersonSchema = z.object({
  // Allows names that the app would reject, because providers have such names.
  name: z.string().min(1).max(1000),
  handle: z.string().trim().regex(handlePattern),
  followers: z.coerce.number().int().min(0).max(1e10).catch(0),
  email: z.string().trim().max(emailMaxLength).pipe(z.email()).nullable().catch(null),
});

/** Creates a person; a repeated handle returns the same person. */
export function createPerson(values: z.infer<typeof newPersonSchema>): Person {
  const handle = values.handle.replace(/^@/, '');
  return { ...defaults, ...values, handle: `@${handle}`, subject: `new-${handle.toLowerCase()}` };
}
