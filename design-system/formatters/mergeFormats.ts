import { toLocaleTag } from '../i18n/localeTag.ts';

type Create<Part> = (locale: string, overrides: object) => Part;

const noOverrides = {};
const caches = new WeakMap<object, Map<unknown, Map<string, object>>>();

/** Returns a part of the formats of a locale, with the entries that a portal overrides: the same object for the same parameters. */
export function mergeFormats<Part extends object>(
  create: Create<Part>,
  locale: string,
  overrides: object = noOverrides,
): Part {
  const formatsByPart = caches.get(overrides) ?? new Map<unknown, Map<string, object>>();
  const formatsByLocale = formatsByPart.get(create) ?? new Map<string, object>();
  let formats = formatsByLocale.get(locale);
  if (formats === undefined) {
    const overridden = Object.entries(overrides).filter(([, entry]) => entry !== undefined);
    formats = { ...create(toLocaleTag(locale), overrides), ...Object.fromEntries(overridden) };
    formatsByLocale.set(locale, formats);
    caches.set(overrides, formatsByPart.set(create, formatsByLocale));
  }
  return formats as Part;
}
