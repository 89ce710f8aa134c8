import type { Profile, ProfileParts } from '../../../server/contract/profile.ts';
import type { AboutValues, ContentValues } from './profileValues.ts';

type Genders = NonNullable<ProfileParts['gender']>;
type Categories = NonNullable<ProfileParts['categories']>;

/** What is sent of a part: values that are still empty are left out, as the server knows no empty ones. */
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

/** The same for what somebody makes. */
export function toContentParts({ categories, languages, bio }: ContentValues): ProfileParts {
  return {
    ...(categories.length > 0 && { categories: categories as Categories }),
    ...(languages.length > 0 && { languages }),
    bio,
  };
}

/** A pay as a form has it: any part may still be missing. */
export type RateDraft = {
  platform: Profile['rates'][number]['platform'] | null;
  content_type: Profile['rates'][number]['content_type'] | null;
  amount: number | null;
};

/** The pays of a profile, as a form has them. */
export function toRateDrafts({ rates }: Profile): RateDraft[] {
  return rates.map(({ platform, content_type, amount }) => ({
    platform,
    content_type,
    amount: amount.amount,
  }));
}

/** The pays that are complete, as the server takes them. */
export function toRates(rates: RateDraft[], currency: string): NonNullable<ProfileParts['rates']> {
  return rates.flatMap(({ platform, content_type, amount }) =>
    platform && content_type && amount !== null
      ? [{ platform, content_type, amount: { amount, currency } }]
      : [],
  );
}
