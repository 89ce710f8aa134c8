type TextInfo = { direction?: 'ltr' | 'rtl' };

/**
 * Returns the writing direction of a language, as the platform knows it. The source is inlined before the first paint, so it imports
 * nothing.
 */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  try {
    // Safari had a property before the method, and Firefox has neither: there the usual script of the language decides.
    const own = new Intl.Locale(locale) as Intl.Locale & {
      getTextInfo?: () => TextInfo;
      textInfo?: TextInfo;
    };
    const { direction } = own.getTextInfo?.() ?? own.textInfo ?? {};
    if (direction) return direction;
    return /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Avst|Mand|Samr/.test(own.maximize().script ?? '')
      ? 'rtl'
      : 'ltr';
  } catch {
    return 'ltr';
  }
}
