const cache = new Map<string, unknown>();

/**
 * Returns the `Intl` formatter of a locale and options, created once: creating one costs a hundred times more than using it, and a
 * page shows hundreds of amounts and dates.
 */
export function getIntl<Formatter, Options>(
  Kind: new (locale: string, options?: Options) => Formatter,
  locale: string,
  options: Options,
): Formatter {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  let formatter = cache.get(key) as Formatter | undefined;
  if (formatter === undefined) {
    formatter = new Kind(locale, options);
    cache.set(key, formatter);
  }
  return formatter;
}
