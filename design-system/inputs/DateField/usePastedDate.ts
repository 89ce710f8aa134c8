import type { ClipboardEvent } from 'react';
import { useFormats } from '../../formatters/useFormats.ts';
import type { DateLanguage } from './parsePastedDate.ts';
import { useLocale } from 'react-aria-components/I18nProvider';

// Most users never paste a date.
const loadParser = () => import('./parsePastedDate.ts');

type Parser = Awaited<ReturnType<typeof loadParser>>;

/**
 * Returns the handler of a paste into the segments of a date, which React Aria ignores. `apply` receives the text, the functions that
 * parse it and the segment, and returns whether it has set a date.
 */
export function usePastedDate(
  canEdit: boolean,
  apply: (text: string, parser: Parser, language: DateLanguage, segment: Element) => boolean,
) {
  const { locale } = useLocale();
  const { datePattern } = useFormats();
  return (event: ClipboardEvent<HTMLElement>): void => {
    const text = event.clipboardData.getData('text');
    const { currentTarget: box, target } = event;
    const isInSegment = target instanceof Element && target.closest('[data-type]') !== null;
    if (!canEdit || !isInSegment || !/\p{Nd}/u.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const isEnd = box.querySelectorAll('[data-part="date"]')[1]?.contains(target) ?? false;
    void loadParser().then((parser) => {
      if (!apply(text, parser, { locale, pattern: datePattern }, target)) return;
      // The segments are mounted again with the date.
      setTimeout(() => {
        const years = box.querySelectorAll<HTMLElement>('[data-type="year"]');
        years[isEnd ? 1 : 0]?.focus();
      }, 0);
    });
  };
}
