/** Sections of the page that edits the profile, in the order of its tabs. */
export const profileSections = [
  'personal',
  'contact',
  'content',
  'shipping',
  'payout',
  'preferences',
] as const;
/** A section of the page that edits the profile. */
export type ProfileSection = (typeof profileSections)[number];

/** The fields about the person, in the order of their form. */
export const aboutFields = [
  'display_name',
  'legal_name',
  'birth_year',
  'country',
  'city',
  'gender',
] as const;

/** The fields about the person's content. */
export const contentFields = ['categories', 'languages', 'bio'] as const;

/** The fields without which a profile is not complete. */
const requiredFields = [
  'display_name',
  'legal_name',
  'birth_year',
  'country',
  'city',
  'categories',
  'languages',
] as const;
type RequiredField = (typeof requiredFields)[number];

/** Returns the required fields that are empty in a profile, or in a part of one. */
export function findMissingFields(profile: { [Name in RequiredField]?: unknown }): RequiredField[] {
  return requiredFields.filter((field) => {
    const value = profile[field];
    return value === null || value === '' || (Array.isArray(value) && value.length === 0);
  });
}

/** Maximum length of a legal name and of an account holder's name. */
export const legalNameMaxLength = 120;

/** Maximum length of each of the two lines of an address. */
export const addressLineMaxLength = 120;

/** Maximum length of a city. */
export const cityMaxLength = 80;

/** Maximum length of a creator's bio. */
export const bioMaxLength = 500;

/** Maximum number of categories that a creator can choose. */
export const maxCategories = 5;

/** The earliest year of birth. */
export const minBirthYear = 1900;

/** The highest rate, in minor units. */
export const maxRate = 100_000_000;

/** Content categories of profiles and jobs. */
export const categories = [
  'beauty',
  'comedy',
  'education',
  'family',
  'fashion',
  'finance',
  'food',
  'gaming',
  'health',
  'home',
  'lifestyle',
  'music',
  'outdoors',
  'pets',
  'sport',
  'technology',
  'travel',
] as const;

/** Genders to choose from; the choice is optional. */
export const genders = ['woman', 'man', 'nonbinary', 'other'] as const;
