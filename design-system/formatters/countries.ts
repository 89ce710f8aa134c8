import { toLocaleTag } from '../i18n/localeTag.ts';
import { countryAliases } from './countryAliases.ts';

/** The codes of all inhabited countries and territories: ISO 3166-1 alpha-2, and XK for Kosovo as in CLDR. */
export const countries: readonly string[] = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI ' +
  'CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN ' +
  'GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK ' +
  'LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM ' +
  'PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC ' +
  'TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ');

/** A country with its name in a language, and other words by which people look for it. */
export type Country = { id: string; label: string; aliases: readonly string[] };

// Replaces the signs in CLDR's names by what people type: Trinidad & Tobago, St. Lucia, Côte d’Ivoire.
function plainName(name: string): string {
  return name
    .replaceAll('’', "'")
    .replace(/\bSt\./, 'Saint')
    .replace(' & ', ' and ');
}

/**
 * Returns countries with their names by CLDR, sorted by name. Their aliases are the code, the English name and common names
 * in the languages of the library, such as `UK` and `Holland`.
 */
export function listCountries(locale: string, codes: readonly string[] = countries): Country[] {
  const tag = toLocaleTag(locale);
  const { compare } = new Intl.Collator(tag);
  const describe = new Intl.DisplayNames(tag, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return codes
    .map((id) => {
      const label = describe.of(id) ?? id;
      const name = english.of(id) ?? id;
      const words = [id, name, plainName(label), plainName(name), ...(countryAliases[id] ?? [])];
      return { id, label, aliases: [...new Set(words)].filter((word) => word !== label) };
    })
    .sort((a, b) => compare(a.label, b.label));
}
