import { listCountries } from '@byline/design-system/countries';
import { homeCountry, otherBank } from '../../../contract/rules/payout.ts';
import { categories, genders } from '../../../contract/rules/profile.ts';
import { type ProfileOptions } from '../../../contract/schemas/profile.ts';
import type { Language } from '../../i18n/language.ts';
import { banks } from './banks.ts';
import { languages } from './languages.ts';

/** Minimum age of a publisher, in years. */
const minAge = 18;

/** Returns the last year of birth of people who are old enough. */
export function getYoungestBirthYear(now: number): number {
  return new Date(now).getUTCFullYear() - minAge;
}

/** Lists the options of the profile's fields, translated and sorted by label. */
export function profileOptions(language: Language, now: number): ProfileOptions {
  return {
    countries: listCountries(language.locale).map(({ aliases, ...country }) => ({
      ...country,
      aliases: [...aliases],
    })),
    languages: withNames(language, languages),
    categories: sortByLabel(
      language,
      categories.map((id) => ({ id, label: describeCategory(id, language) })),
    ),
    genders: genders.map((id) => ({ id, label: language.translate(`gender.${id}`) })),
    banks: [
      ...banks.map(({ country, code, name }) => ({ country, id: code, label: name })),
      { country: '', id: otherBank, label: language.translate('bank.other') },
    ],
    home_country: homeCountry,
    youngest_birth_year: getYoungestBirthYear(now),
  };
}

/** Returns the name of a category; an imported job may have a custom one, which is not translated. */
export function describeCategory(category: string, language: Language): string {
  const listed = categories.find((id) => id === category);
  return listed ? language.translate(`category.${listed}`) : category;
}

function withNames(language: Language, codes: readonly string[]): ProfileOptions['languages'] {
  const names = new Intl.DisplayNames([language.locale], { type: 'language' });
  return sortByLabel(
    language,
    codes.map((id) => ({ id, label: names.of(id) ?? id })),
  );
}

function sortByLabel<Option extends { label: string }>(
  { locale }: Language,
  options: Option[],
): Option[] {
  const { compare } = new Intl.Collator(locale);
  return options.toSorted((a, b) => compare(a.label, b.label));
}
