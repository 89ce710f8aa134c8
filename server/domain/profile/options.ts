import { categories, genders, type ProfileOptions } from '../../contract/profile.ts';
import type { Language } from '../../i18n/language.ts';
import { banks, otherBank } from './banks.ts';
import { countries, languages } from './countries.ts';

/** Years that a publisher must have lived. */
const leastAge = 18;

/** Country of our own bank; payouts to others need a SWIFT code. */
export const homeCountry = 'SG';

/** The last year of birth that is old enough. */
export function youngestBirthYear(now: number): number {
  return new Date(now).getUTCFullYear() - leastAge;
}

/** Lists what can be chosen in a profile, in words of the language and in its order. */
export function profileOptions(language: Language, now: number): ProfileOptions {
  return {
    countries: named(language, 'region', countries),
    languages: named(language, 'language', languages),
    categories: inOrder(
      language,
      categories.map((id) => ({ id, label: language.say(`category.${id}`) })),
    ),
    genders: genders.map((id) => ({ id, label: language.say(`gender.${id}`) })),
    banks: [
      ...banks.map(({ country, code, name }) => ({ country, id: code, label: name })),
      { country: '', id: otherBank, label: language.say('bank.other') },
    ],
    home_country: homeCountry,
    youngest_birth_year: youngestBirthYear(now),
  };
}

function named(
  language: Language,
  type: 'region' | 'language',
  codes: readonly string[],
): ProfileOptions['countries'] {
  const names = new Intl.DisplayNames([language.locale], { type });
  return inOrder(
    language,
    codes.map((id) => ({ id, label: names.of(id) ?? id })),
  );
}

function inOrder<Choice extends { label: string }>(
  { locale }: Language,
  choices: Choice[],
): Choice[] {
  const { compare } = new Intl.Collator(locale);
  return choices.toSorted((a, b) => compare(a.label, b.label));
}
