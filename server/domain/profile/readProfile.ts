import type { Selectable } from 'kysely';
import type { Profile, Rate, Shipping } from '../../../contract/schemas/profile.ts';
import type { Database, Schema } from '../../database/schema.ts';

type ProfileRow = Selectable<Schema['profiles']>;
type Owner = { id: string; name: string; country: string | null };

const requiredParts = [
  'display_name',
  'legal_name',
  'birth_year',
  'country',
  'city',
  'categories',
  'languages',
] as const satisfies (keyof Profile)[];

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
  return {
    account_id: accountId,
    legal_name: '',
    birth_year: null,
    gender: null,
    city: '',
    languages_json: '[]',
    categories_json: '[]',
    bio: '',
    rates_json: '[]',
    shipping_json: null,
    email_updates: 'instant',
    deadline_reminders: 1,
  };
}

/** Converts a row into the contract's profile. */
export function toProfile(owner: Owner, row: ProfileRow, jobAlerts: string[]): Profile {
  return {
    display_name: owner.name,
    legal_name: row.legal_name,
    birth_year: row.birth_year,
    gender: row.gender,
    country: owner.country,
    city: row.city,
    languages: JSON.parse(row.languages_json) as string[],
    categories: JSON.parse(row.categories_json) as string[],
    bio: row.bio,
    rates: JSON.parse(row.rates_json) as Rate[],
    shipping: row.shipping_json === null ? null : (JSON.parse(row.shipping_json) as Shipping),
    preferences: {
      email_updates: row.email_updates,
      deadline_reminders: row.deadline_reminders === 1,
      job_alerts: jobAlerts,
    },
  };
}

/** Lists the required parts that a profile does not have. */
export function findMissingParts(profile: Profile): string[] {
  return requiredParts.filter((part) => {
    const value = profile[part];
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
}
