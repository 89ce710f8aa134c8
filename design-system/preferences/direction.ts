/**
 * Returns the writing direction of a language, by the script that it is usually written in. `Intl.Locale.getTextInfo` would
 * return the same, but Firefox lacks it. The source is inlined before the first paint, so it imports nothing.
 */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  try {
    const { script = '' } = new Intl.Locale(locale).maximize();
    return /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Avst/.test(script) ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
