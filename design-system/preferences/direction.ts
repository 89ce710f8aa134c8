type TextInfo = { direction?: 'ltr' | 'rtl' };
type Known = Intl.Locale & { getTextInfo?: () => TextInfo; textInfo?: TextInfo };

/**
 * Returns the writing direction of a language, as the platform knows it. The source is inlined before the first paint, so it imports
 * nothing.
 */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  try {
    const own: Known = new Intl.Locale(locale).maximize();
    // Safari had a property before the method, and Firefox has neither: there the usual script of the language decides.
    const known = (own.getTextInfo?.() ?? own.textInfo)?.direction;
    const isRtl = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Avst/.test(own.script ?? '');
    return known ?? (isRtl ? 'rtl' : 'ltr');
  } catch {
    return 'ltr';
  }
}
