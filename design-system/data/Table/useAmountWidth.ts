import { useLayoutEffect, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/**
 * Gives the amounts of two-line rows one width in right-to-left pages. There they end at the left, where amounts of several lengths
 * would have their points below each other only in boxes of one width.
 */
export function useAmountWidth(table: RefObject<HTMLElement | null>, rows: readonly object[]) {
  const { direction } = useLocale();
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || direction !== 'rtl') return;
    const range = document.createRange();
    let width = 0;
    for (const value of element.querySelectorAll('[data-compact="amount"] [data-part="value"]')) {
      range.selectNodeContents(value);
      width = Math.max(width, range.getBoundingClientRect().width);
    }
    element.style.setProperty('--table-amount', `${Math.ceil(width)}px`);
  }, [table, rows, direction]);
}
