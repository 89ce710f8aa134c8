import type { Selectable } from 'kysely';
import {
  profileSchema,
  type Profile,
  type Rate,
  type Shipping,
} from '../../../contract/schemas/profile.ts';
import type { ColumnFacts } from '../../database/defineTable.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { profiles } from '../../database/tables/profiles.ts';

type ProfileRow = Selectable<Schema['profiles']>;
type Owner = { id: string; name: string; country: string | null };

/** A field that the table stores as the contract has it. */
type PlainField = keyof Profile & keyof ProfileRow;

const plainFields = Object.keys(profiles.columns).filter(
  (name): name is PlainField => name in profileSchema.shape,
);

/** Picks the fields that the table stores as the contract has them, as far as they are given. */
export function pickPlainFields<Source extends { [Name in PlainField]?: unknown }>(
  source: Source,
): Pick<Source, PlainField & keyof Source> {
  const given = plainFields.filter((name) => source[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, source[name]])) as typeof source;
}

/** Reads the profile of an account; empty if it was never saved. */
export async function readProfile(db: Database, owner: Owner): Promise<Profile> {
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', owner.id)
    .executeTakeFirst();
  return toProfile(owner, row ?? emptyProfileRow(owner.id), await readJobAlerts(db, owner.id));
}

/** Reads the categories whose new jobs are mailed to an account. */
export async function readJobAlerts(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('job_alerts')
    .select('category')
    .where('account_id', '=', accountId)
    .orderBy('category')
    .execute();
  return rows.map(({ category }) => category);
}

/** Returns the row of a profile that was never saved. */
export function emptyProfileRow(accountId: string): ProfileRow {
  const initial = Object.entries<ColumnFacts>(profiles.columns).map(([name, column]) => [
    name,
    column.initial ?? null,
  ]);
  return { ...(Object.fromEntries(initial) as ProfileRow), account_id: accountId };
}

/** Converts a row into the contract's profile. */
export function toProfile(owner: Owner, row: ProfileRow, jobAlerts: string[]): Profile {
  return {
    ...pickPlainFields(row),
    display_name: owner.name,
    country: owner.country,
    languages: JSON.parse(row.languages_json) as string[],
    categories: JSON.parse(row.categories_json) as string[],
    rates: JSON.parse(row.rates_json) as Rate[],
    shipping: row.shipping_json === null ? null : (JSON.parse(row.shipping_json) as Shipping),
    preferences: {
      email_updates: row.email_updates,
      deadline_reminders: row.deadline_reminders === 1,
      job_alerts: jobAlerts,
    },
  };
}
