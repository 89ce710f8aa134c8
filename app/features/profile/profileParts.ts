import type { Profile, ProfileParts } from '../../../contract/schemas/profile.ts';

type Genders = NonNullable<ProfileParts['gender']>;
type Categories = NonNullable<ProfileParts['categories']>;

/** Values of the personal fields. */
export type AboutValues = Pick<
  Profile,
  'display_name' | 'legal_name' | 'birth_year' | 'country' | 'city' | 'gender'
>;

/** Values of the content fields. */
export type ContentValues = Pick<Profile, 'categories' | 'languages' | 'bio'>;

/** A rate in a form, where every part may still be missing. */
export type RateDraft = {
  platform: Profile['rates'][number]['platform'] | null;
  content_type: Profile['rates'][number]['content_type'] | null;
  amount: number | null;
};

/** Picks the personal values of a profile. */
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

/** Picks the content values of a profile. */
export function getContentValues({ categories, languages, bio }: Profile): ContentValues {
  return { categories, languages, bio };
}

/** Converts the rates of a profile to form values. */
export function toRateDrafts({ rates }: Profile): RateDraft[] {
  return rates.map(({ platform, content_type, amount }) => ({
    platform,
    content_type,
    amount: amount.amount,
  }));
}

/** Converts personal values to a request body, without empty values, which the server rejects. */
export function toAboutParts(values: AboutValues): ProfileParts {
  const { display_name, legal_name, birth_year, country, city, gender } = values;
  return {
    ...(display_name && { display_name }),
    ...(legal_name && { legal_name }),
    ...(birth_year !== null && { birth_year }),
    ...(country && { country }),
    ...(city && { city }),
    gender: gender as Genders | null,
  };
}

/** Converts content values to a request body, without empty lists, which the server rejects. */
export function toContentParts({ categories, languages, bio }: ContentValues): ProfileParts {
  return {
    ...(categories.length > 0 && { categories: categories as Categories }),
    ...(languages.length > 0 && { languages }),
    bio,
  };
}

/** Converts the complete rates of a form to a request body. */
export function toRates(rates: RateDraft[], currency: string): NonNullable<ProfileParts['rates']> {
  return rates.flatMap(({ platform, content_type, amount }) =>
    platform && content_type && amount !== null
      ? [{ platform, content_type, amount: { amount, currency } }]
      : [],
  );
}

/** Returns the labels of option ids; an id without an option is returned unchanged. */
export function getLabels(
  ids: readonly string[],
  options: readonly { id: string; label: string }[],
): string[] {
  return ids.map((id) => options.find((option) => option.id === id)?.label ?? id);
}
