import { useLayoutEffect, type RefObject } from 'react';

/**
 * Fixes the widths of the columns of a table that renders only some of its rows: otherwise they would change with each row that scrolls into
 * view. They are measured again when the table's width or `version` changes; callers build `version` from the headings and the number of
 * rows. A cell with a wider word still widens its column.
 */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  { isEnabled, version }: { isEnabled: boolean; version: string },
) {
  useLayoutEffect(() => {
    const element = table.current;
    if (!isEnabled || !element || typeof ResizeObserver === 'undefined') return undefined;
    const getHeadings = () => [...element.querySelectorAll<HTMLElement>(':scope > thead th')];
    const reset = () => {
      for (const heading of getHeadings()) heading.style.inlineSize = '';
    };
    let width: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.width;
      if (next === width) return;
      width = next;
      reset();
      // Two-line rows have no columns.
      if (getComputedStyle(element).display !== 'table') return;
      const headings = getHeadings();
      const widths = headings.map((heading) => heading.getBoundingClientRect().width);
      for (const [index, heading] of headings.entries())
        heading.style.inlineSize = `${widths[index]}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      reset();
    };
  }, [table, isEnabled, version]);
}
