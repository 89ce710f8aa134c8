import type { Selectable } from 'kysely';
import type { Platform } from '../../contract/shared.ts';
import type { Database, Schema } from '../../database/schema.ts';

/** A row of the connected accounts. */
export type SocialRow = Selectable<Schema['social_accounts']>;

/** What a publisher brings when jobs are judged: country and connected accounts. */
export type Standing = {
  accountId: string;
  country: string | null;
  socials: ReadonlyMap<Platform, SocialRow>;
};

/** Reads what a publisher brings. */
export async function readStanding(
  db: Database,
  account: { id: string; country: string | null },
): Promise<Standing> {
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
