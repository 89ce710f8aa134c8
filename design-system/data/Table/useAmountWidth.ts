import { useEffect, type RefObject } from 'react';

/**
 * Sets `--table-amount` to the width of the widest amount. In two-line rows all amounts get this width, so that their decimal
 * points align in right-to-left pages too, where amounts end at the left; and a detail in the cell of the title uses it to extend
 * below the amount. Measures again when the size of the table changes, for example when its rows arrive.
 */
export function useAmountWidth(table: RefObject<HTMLElement | null>, rows: readonly object[]) {
  useEffect(() => {
    const element = table.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const range = element.ownerDocument.createRange();
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
