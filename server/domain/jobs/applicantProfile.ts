import type { Selectable } from 'kysely';
import type { Platform } from '../../../contract/rules/platforms.ts';
import type { Database, Schema } from '../../database/schema.ts';

/** A row of the connected accounts. */
export type SocialRow = Selectable<Schema['social_accounts']>;

/** The facts for evaluating a job's requirements: country and connected accounts. */
export type ApplicantProfile = {
  accountId: string;
  country: string | null;
  socials: ReadonlyMap<Platform, SocialRow>;
};

/** Reads the country and connected accounts of an account. */
export async function readApplicantProfile(
  db: Database,
  account: { id: string; country: string | null },
): Promise<ApplicantProfile> {
  const rows = await db
    .selectFrom('social_accounts')
    .selectAll()
    .where('account_id', '=', account.id)
    .execute();
  return {
    accountId: account.id,
    country: account.country,
    socials: new Map(rows.map((row) => [row.provider, row])),
  };
}
