import type { Profile, Rate, Shipping } from '../../contract/profile.ts';
import type { Schema, Database } from '../../database/schema.ts';
import type { Selectable } from 'kysely';

type ProfileRow = Selectable<Schema['profiles']>;
type Owner = { id: string; name: string; country: string | null };

/** The profile of somebody who has told nothing yet. */
export function emptyProfile(accountId: string): ProfileRow {
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

/** Reads a profile; what was never told is empty. */
export async function readProfile(db: Database, owner: Owner): Promise<Profile> {
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', owner.id)
    .executeTakeFirst();
  return toProfile(owner, row ?? emptyProfile(owner.id));
}

/** Writes a row as the contract does. */
export function toProfile(owner: Owner, row: ProfileRow): Profile {
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
    },
  };
}
