type LocaleWithZones = Intl.Locale & {
  getTimeZones?: () => string[] | undefined;
  /** Older browsers have this property instead of `getTimeZones`. */
  timeZones?: string[];
};

function listZones(country: string): string[] {
  const locale: LocaleWithZones = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

// Browsers list some zones under their older names, such as Asia/Calcutta.
function toListedName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return zone;
  }
}

/** Returns the only country of the list in which a time zone is used; null for none, several, or a browser that does not know. */
export function guessCountry(
  countries: readonly string[],
  zone: string | undefined,
): string | null {
  if (!zone) return null;
  const names = new Set([zone, toListedName(zone)]);
  const [country, ...others] = countries.filter((one) =>
    listZones(one).some((name) => names.has(name)),
  );
  return country !== undefined && others.length === 0 ? country : null;
}
