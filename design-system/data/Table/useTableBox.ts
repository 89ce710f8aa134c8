import { useLayoutEffect, type RefObject } from 'react';

const mark = (element: HTMLElement, name: string, isMarked: boolean) => {
  if (isMarked) element.dataset[name] = '';
  else delete element.dataset[name];
};

/** Marks at which sides of the box there are more columns. */
function markSides(box: HTMLElement, table: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = box;
  const hidden = scrollWidth - clientWidth;
  const isRtl = getComputedStyle(box).direction === 'rtl';
  // In right-to-left pages, `scrollLeft` is 0 at the right and negative towards the left.
  const hiddenLeft = isRtl ? hidden + scrollLeft : scrollLeft;
  mark(box, 'moreLeft', hiddenLeft > 1);
  mark(box, 'moreRight', hidden - hiddenLeft > 1);
  // A box that needs no scrolling is no scroll container, so that its header stays in view while the page scrolls. In two-line rows the header
  // does not stay, and a long word may overflow without a change of any size.
  const hasColumns = getComputedStyle(table).display === 'table';
  mark(box, 'fits', hidden <= 1 && hasColumns && box.dataset['bounded'] === undefined);
}

/** Stores below what the header stays in view: the navbar of the page, and its own row of groups. */
function measureHeader(box: HTMLElement): void {
  const navbar = box.ownerDocument.querySelector<HTMLElement>('[data-part="navbar-slot"]');
  const groups = box.querySelector<HTMLElement>('[data-part="group-row"]');
  box.style.setProperty('--page-top', `${navbar?.offsetHeight ?? 0}px`);
  box.style.setProperty('--group-row', `${groups?.offsetHeight ?? 0}px`);
}

/**
 * Marks the box of a table for its styles: where there are more columns than fit (`data-more-left`, `data-more-right`), or that all fit
 * (`data-fits`). Written to the document, because a render for each step of scrolling would be slow.
 */
export function useTableBox(table: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = table.current;
    const box = element?.closest<HTMLElement>('[data-part="table"]');
    if (!element || !box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      markSides(box, element);
      measureHeader(box);
    });
    observer.observe(box);
    observer.observe(element);
    const onScroll = () => markSides(box, element);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [table]);
}
