/**
 * Returns the first character of a text as a person sees it, in upper case. Firefox has `Intl.Segmenter` since 125; older versions
 * get the first code point.
 */
export function getFirstGrapheme(text: string, locale?: string): string {
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  const [first] = Segmenter ? new Segmenter(locale).segment(text) : [];
  return (first?.segment ?? Array.from(text)[0] ?? '').toLocaleUpperCase(locale);
}
