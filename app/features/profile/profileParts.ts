import { aboutFields, contentFields, findMissingFields } from '../../../contract/rules/profile.ts';
import type { Profile, ProfileParts } from '../../../contract/schemas/profile.ts';

/** Values of the personal fields. */
export type AboutValues = Pick<Profile, (typeof aboutFields)[number]>;

/** Values of the content fields. */
export type ContentValues = Pick<Profile, (typeof contentFields)[number]>;

/** A rate in a form, where every part may still be missing. */
export type RateDraft = {
  platform: Profile['rates'][number]['platform'] | null;
  content_type: Profile['rates'][number]['content_type'] | null;
  amount: number | null;
};

/** Picks the personal values of a profile. */
export function getAboutValues(profile: Profile): AboutValues {
  return pick(profile, aboutFields);
}

/** Picks the content values of a profile. */
export function getContentValues(profile: Profile): ContentValues {
  return pick(profile, contentFields);
}

function pick<Name extends keyof Profile>(
  profile: Profile,
  names: readonly Name[],
): Pick<Profile, Name> {
  return Object.fromEntries(names.map((name) => [name, profile[name]])) as Pick<Profile, Name>;
}

/** Converts the rates of a profile to form values. */
export function toRateDrafts({ rates }: Profile): RateDraft[] {
  return rates.map(({ platform, content_type, amount }) => ({
    platform,
    content_type,
    amount: amount.amount,
  }));
}

/** Converts values to a request body, without empty required ones, which the server rejects. */
export function toParts(values: AboutValues | ContentValues): ProfileParts {
  const missing: readonly string[] = findMissingFields(values);
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !missing.includes(name)),
  ) as ProfileParts;
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
