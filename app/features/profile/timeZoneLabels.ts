import type { FieldOption } from '@byline/design-system';
import { getDeviceTimeZone } from '../../device/deviceTimeZone.ts';
import { getPresentName, listZoneAliases } from './timeZoneNames.ts';

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

/** Returns a time zone as users recognise it, e.g. `Asia/Singapore (Singapore Standard Time, GMT+8)`. */
export function describeTimeZone(locale: string, timeZone: string): string {
  const name = getZonePart(locale, timeZone, 'longGeneric');
  const offset = getZonePart(locale, timeZone, 'shortOffset');
  // For zones without a name, `name` is the offset too.
  const details = /\d/.test(name) ? [offset] : [name, offset];
  const place = getPresentName(timeZone).replaceAll('_', ' ');
  if (!locale.startsWith('ar')) return `${place} (${details.join(', ')})`;
  // Isolates the parts, so that the Latin name, the brackets and the offset keep their places in a right-to-left line.
  const isolate = (text: string) => `\u2068${text}\u2069`;
  return `${isolate(place)} (${details.map(isolate).join('، ')})`;
}

/** Returns an option for each time zone that the browser knows; first the account's time zone, the device's and UTC. */
export function getTimeZoneOptions(locale: string, accountZone: string): FieldOption[] {
  const firstZones = [accountZone, getDeviceTimeZone() ?? accountZone, 'UTC'];
  // The id is the first name of a zone, so that the account's zone is the id of its option.
  const zones = new Map<string, string>();
  for (const id of [...firstZones, ...Intl.supportedValuesOf('timeZone')]) {
    const name = getPresentName(id);
    if (!zones.has(name)) zones.set(name, id);
  }
  return [...zones.values()].map((id) => ({
    id,
    label: describeTimeZone(locale, id),
    aliases: listZoneAliases(id),
  }));
}
