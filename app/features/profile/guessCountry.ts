type LocaleWithZones = Intl.Locale & {
  getTimeZones?: () => string[] | undefined;
  /** Before `getTimeZones`. */
  timeZones?: string[];
};

function hasZone(country: string, zone: string): boolean {
  const locale: LocaleWithZones = new Intl.Locale('und', { region: country });
  const zones = locale.getTimeZones?.() ?? locale.timeZones;
  return zones?.includes(zone) ?? false;
}

/** Returns the only country of the list in which a time zone is used; null for none, several, or a browser that does not know. */
export function guessCountry(
  countries: readonly string[],
  zone: string | undefined,
): string | null {
  if (!zone) return null;
  const [country, ...others] = countries.filter((one) => hasZone(one, zone));
  return country !== undefined && others.length === 0 ? country : null;
}
