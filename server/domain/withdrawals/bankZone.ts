// The seat of the banks in countries with several time zones whose first zone, in alphabetical order, is another.
const seats: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

// TypeScript does not know `getTimeZones` yet.
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined };

/** Returns the time zone in which the banks of a country count their days; UTC for a country without a time zone. */
export function getBankZone(country: string): string {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
  return seats[country] ?? locale.getTimeZones()?.[0] ?? 'UTC';
}
