import { toLocaleTag } from '../i18n/localeTag.ts';
import { getPresentName, listZoneAliases } from './timeZoneNames.ts';

/** A time zone as an option of a field. */
export type TimeZoneOption = {
  /** The IANA name, such as `Asia/Singapore`. */
  readonly id: string;
  /** The text of `describeTimeZone`. */
  readonly label: string;
  /** Former names of the zone and cities in it, by which people look for it. */
  readonly aliases: readonly string[];
};

/** Returns the name of a time zone in a language, in one of its forms. */
function getZonePart(
  locale: string,
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
): string {
  const options = { timeZone, timeZoneName, numberingSystem: 'latn' };
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns a time zone as people recognize it, such as `Asia/Singapore (Singapore Standard Time, GMT+8)`. Throws for an unknown zone. */
export function describeTimeZone(language: string, timeZone: string): string {
  const locale = toLocaleTag(language);
  const name = getZonePart(locale, timeZone, 'longGeneric');
  const offset = getZonePart(locale, timeZone, 'shortOffset');
  // For zones without a name, `name` is the offset too.
  const details = /\d/.test(name) ? [offset] : [name, offset];
  const place = getPresentName(timeZone).replaceAll('_', ' ');
  const { script = '' } = new Intl.Locale(locale).maximize();
  if (!/Arab|Hebr/.test(script)) return `${place} (${details.join(', ')})`;
  // Isolates the parts, so that the Latin name, the brackets and the offset keep their places in a right-to-left line.
  const isolate = (text: string) => `\u2068${text}\u2069`;
  const comma = script === 'Arab' ? '، ' : ', ';
  return `${isolate(place)} (${details.map(isolate).join(comma)})`;
}

/**
 * Returns an option for each time zone that the browser knows, for a ComboBoxField; before them those in `first`, such as the zones of the
 * account and of the device. A zone with several names has one option, whose id is its name in `first`, if it is there.
 */
export function listTimeZones(locale: string, first: readonly string[] = []): TimeZoneOption[] {
  const zones = new Map<string, string>();
  for (const id of [...first, 'UTC', ...Intl.supportedValuesOf('timeZone')]) {
    const name = getPresentName(id);
    if (!zones.has(name)) zones.set(name, id);
  }
  return [...zones.values()].map((id) => ({
    id,
    label: describeTimeZone(locale, id),
    aliases: listZoneAliases(id),
  }));
}
