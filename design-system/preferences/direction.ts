type TextInfo = { direction?: 'ltr' | 'rtl' };
type Known = Intl.Locale & { getTextInfo?: () => TextInfo; textInfo?: TextInfo };

/**
 * Returns the writing direction of a language, as the platform knows it, also for a tag that `parseLocaleTag` would correct. The source is
 * inlined before the first paint, so it imports nothing.
 */
export function getDirection(locale: string): 'ltr' | 'rtl' {
  const [tag = ''] = locale.trim().split(/[\s,;.@]/);
  const subtags = tag.split(/[_-]/);
  while (subtags.length > 0) {
    try {
      const own: Known = new Intl.Locale(subtags.join('-')).maximize();
      // Safari had a property before the method, and Firefox has neither: there the usual script of the language decides.
      const known = (own.getTextInfo?.() ?? own.textInfo)?.direction;
      const isRtl = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg|Avst/.test(own.script ?? '');
      return known ?? (isRtl ? 'rtl' : 'ltr');
    } catch {
      subtags.pop();
    }
  }
  return 'ltr';
}
