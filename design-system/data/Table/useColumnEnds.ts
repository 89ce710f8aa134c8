import { useLayoutEffect, type RefObject } from 'react';

/**
 * Marks the box of a table that scrolls sideways where there are more columns, with `data-more-left` and `data-more-right`. Written to the
 * document, because a render for each step of scrolling would be slow.
 */
export function useColumnEnds(table: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const box = table.current?.closest<HTMLElement>('[data-part="table"]');
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth, dataset } = box;
      const hidden = scrollWidth - clientWidth;
      // `scrollLeft` is negative in right-to-left pages.
      const before =
        scrollLeft < 0
          ? hidden + scrollLeft
          : getComputedStyle(box).direction === 'rtl'
            ? hidden
            : scrollLeft;
      const mark = (name: 'moreLeft' | 'moreRight', isMore: boolean) => {
        if (isMore) dataset[name] = '';
        else delete dataset[name];
      };
      mark('moreLeft', before > 1);
      mark('moreRight', hidden - before > 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    if (table.current) observer.observe(table.current);
    box.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, [table]);
}
