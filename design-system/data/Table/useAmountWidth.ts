import { useEffect, type RefObject } from 'react';

/**
 * Gives the amounts of two-line rows one width. In right-to-left pages they end at the left, where the decimal points of amounts
 * of several lengths align only in boxes of one width; a detail within the cell of the title reaches below the amount. It measures
 * again when the table changes its size, as when its rows arrive.
 */
export function useAmountWidth(table: RefObject<HTMLElement | null>, rows: readonly object[]) {
  useEffect(() => {
    const element = table.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const range = document.createRange();
    const observer = new ResizeObserver(() => {
      let width = 0;
      for (const value of element.querySelectorAll('[data-compact="amount"] [data-part="value"]')) {
        range.selectNodeContents(value);
        width = Math.max(width, range.getBoundingClientRect().width);
      }
      element.style.setProperty('--table-amount', `${Math.ceil(width)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [table, rows]);
}
