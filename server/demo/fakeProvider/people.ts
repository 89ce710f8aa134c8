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

/** A person of whom nothing else is known. */
export type KnownPerson = Pick<Person, 'subject' | 'name' | 'handle' | 'followers'>;

/** Completes a person with what an ordinary one has. */
export function toPerson(known: KnownPerson): Person {
  return { ...defaults, email: null, ...known };
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
