import { z } from 'zod';
import type { SignProvider } from '../../contract/social.ts';
import { handlePattern } from '../../contract/social.ts';
import type { Database } from '../../database/schema.ts';

/** Somebody at the stand-in provider. */
export const personSchema = z.object({
  subject: z.string(),
  name: z.string(),
  handle: z.string(),
  followers: z.number(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isPersonal: z.boolean(),
  isUnticked: z.boolean(),
  isSlow: z.boolean(),
});
/** Somebody at the stand-in provider. */
export type Person = z.infer<typeof personSchema>;

const usual = { isEmailVerified: false, isPersonal: false, isUnticked: false, isSlow: false };

/** Lists the people of the demo who have an account at a provider. */
export async function demoPeople(db: Database, provider: SignProvider): Promise<Person[]> {
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
    .where('subject', 'like', 'demo-%')
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ subject, name, handle, followers }) => ({
    ...{ ...usual, subject, name, email: null },
    handle: handle ?? `@${subject.replace(/^demo-/, '')}`,
    followers: followers ?? 0,
  }));
}

/** What the form of the stand-in sends about a new person. */
export const newPersonSchema = z.object({
  name: z.string().trim().min(1).max(80),
  handle: z.string().trim().regex(handlePattern),
  followers: z.coerce.number().int().min(0).max(1e10).catch(0),
  email: z.string().trim().max(254).pipe(z.email()).nullable().catch(null),
});

/** A new person; whoever gives the same handle again is the same. */
export function newPerson(values: z.infer<typeof newPersonSchema>): Person {
  const plain = values.handle.replace(/^@/, '');
  return { ...usual, ...values, handle: `@${plain}`, subject: `new-${plain.toLowerCase()}` };
}
