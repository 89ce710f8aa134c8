import { countries } from '@byline/design-system/countries';
import { findMissingFields } from '../../../contract/rules/profile.ts';
import { parsePostcode } from '../../../contract/rules/postcodes.ts';
import type { Profile, ProfileParts, Shipping } from '../../../contract/schemas/profile.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidField } from '../domainError.ts';
import type { Services } from '../services.ts';
import { languages } from './languages.ts';
import { lockPayout } from './lockPayout.ts';
import { getYoungestBirthYear } from './options.ts';
import { emptyProfileRow, pickPlainFields, readJobAlerts, toProfile } from './readProfile.ts';

/** Saves the given parts of a profile and returns the whole profile; throws a DomainError for unknown values. */
export async function saveProfile(
  tx: Tx,
  services: Services,
  accountId: string,
  input: ProfileParts,
): Promise<Profile> {
  assertKnownValues(input, services.clock.now());
  const parts = input.shipping ? { ...input, shipping: readShipping(input.shipping) } : input;
  // Locks the account first, so that two devices save one after the other. An update needs at least one column: always `id`.
  const owner = await tx
    .updateTable('accounts')
    .set({
      ...(parts.display_name !== undefined && { name: parts.display_name }),
      ...(parts.country !== undefined && { country: parts.country }),
      id: accountId,
    })
    .where('id', '=', accountId)
    .returning(['id', 'name', 'country', 'currency'])
    .executeTakeFirstOrThrow();
  const saved = await tx
    .selectFrom('profiles')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const row = { ...(saved ?? emptyProfileRow(accountId)), ...toColumns(parts, owner.currency) };
  await tx
    .insertInto('profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  // A new legal name requires a new check, because payouts go only to that name.
  if (saved && saved.legal_name !== '' && saved.legal_name !== row.legal_name) {
    await lockPayout(tx, services, accountId, { isUnverified: true });
  }
  if (parts.preferences?.job_alerts)
    await saveJobAlerts(tx, accountId, parts.preferences.job_alerts);
  const profile = toProfile(owner, row, await readJobAlerts(tx, accountId));
  await tx
    .updateTable('accounts')
    .set({ profile_complete: findMissingFields(profile).length === 0 ? 1 : 0 })
    .where('id', '=', accountId)
    .execute();
  return profile;
}

/** Returns the columns of the given parts only, so that the other columns stay unchanged. */
function toColumns(parts: ProfileParts, currency: string) {
  const { preferences } = parts;
  const rates = parts.rates?.map((rate) => ({
    ...rate,
    amount: { amount: rate.amount.amount, currency },
  }));
  return {
    ...pickPlainFields(parts),
    ...(parts.languages && { languages_json: JSON.stringify(parts.languages) }),
    ...(parts.categories && { categories_json: JSON.stringify(parts.categories) }),
    ...(rates && { rates_json: JSON.stringify(rates) }),
    ...(parts.shipping !== undefined && {
      shipping_json: parts.shipping && JSON.stringify(parts.shipping),
    }),
    ...(preferences?.email_updates && { email_updates: preferences.email_updates }),
    ...(preferences?.deadline_reminders !== undefined && {
      deadline_reminders: preferences.deadline_reminders ? 1 : 0,
    }),
  };
}

async function saveJobAlerts(tx: Tx, accountId: string, categories: string[]): Promise<void> {
  await tx.deleteFrom('job_alerts').where('account_id', '=', accountId).execute();
  const rows = [...new Set(categories)].map((category) => ({ account_id: accountId, category }));
  if (rows.length > 0) await tx.insertInto('job_alerts').values(rows).execute();
}

function readShipping(shipping: Shipping): Shipping {
  const postcode = parsePostcode(shipping.country, shipping.postcode);
  if (postcode !== null) return { ...shipping, postcode };
  const field = 'shipping.postcode';
  throw shipping.postcode.trim() === ''
    ? invalidField(field, 'rule.required')
    : invalidField(field, 'rule.regex');
}

function assertKnownValues(parts: ProfileParts, now: number): void {
  const youngest = getYoungestBirthYear(now);
  if (parts.birth_year !== undefined && parts.birth_year > youngest) {
    throw invalidField('birth_year', 'rule.maxValue', {
      field: 'birth_year',
      max: String(youngest),
    });
  }
  if (parts.country !== undefined && !countries.includes(parts.country)) {
    throw invalidField('country', 'rule.invalid');
  }
  if (parts.shipping && !countries.includes(parts.shipping.country)) {
    throw invalidField('shipping.country', 'rule.invalid');
  }
  if (parts.languages?.some((language) => !languages.includes(language))) {
    throw invalidField('languages', 'rule.invalid');
  }
}
