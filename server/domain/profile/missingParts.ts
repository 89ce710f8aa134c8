import type { Profile } from '../../contract/profile.ts';

const required = [
  'display_name',
  'legal_name',
  'birth_year',
  'country',
  'city',
  'categories',
  'languages',
] as const satisfies (keyof Profile)[];

/** Names the parts that a complete profile must have and this one has not. */
export function missingParts(profile: Profile): string[] {
  return required.filter((part) => {
    const value = profile[part];
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
}
