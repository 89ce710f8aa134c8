import type { Profile } from '../../../server/contract/profile.ts';

/** The part that says who somebody is. */
export type AboutValues = Pick<
  Profile,
  'display_name' | 'legal_name' | 'birth_year' | 'country' | 'city' | 'gender'
>;

/** The part that says what somebody makes. */
export type ContentValues = Pick<Profile, 'categories' | 'languages' | 'bio'>;

/** Takes the part that says who somebody is. */
export function getAboutValues({
  display_name,
  legal_name,
  birth_year,
  country,
  city,
  gender,
}: Profile): AboutValues {
  return { display_name, legal_name, birth_year, country, city, gender };
}

/** Takes the part that says what somebody makes. */
export function getContentValues({ categories, languages, bio }: Profile): ContentValues {
  return { categories, languages, bio };
}
