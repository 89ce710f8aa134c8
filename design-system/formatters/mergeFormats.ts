type Create<Part> = (locale: string) => Part;

const none = {};
const caches = new WeakMap<object, Map<unknown, Map<string, object>>>();

/** Returns a part of the formats of a locale, with the entries that a portal overrides: the same object for the same parameters. */
export function mergeFormats<Part extends object>(
  create: Create<Part>,
  locale: string,
  overrides: object = none,
): Part {
  const parts = caches.get(overrides) ?? new Map<unknown, Map<string, object>>();
  const locales = parts.get(create) ?? new Map<string, object>();
  let formats = locales.get(locale);
  if (formats === undefined) {
    const given = Object.entries(overrides).filter(([, entry]) => entry !== undefined);
    formats = { ...create(locale), ...Object.fromEntries(given) };
    locales.set(locale, formats);
    caches.set(overrides, parts.set(create, locales));
  }
  return formats as Part;
}
