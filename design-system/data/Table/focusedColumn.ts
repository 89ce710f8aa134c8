/** Returns how far a cell is hidden at the left or right: out of the box, or below the pinned cells of its row. */
function findHidden(cell: Element, box: HTMLElement): number {
  const view = box.getBoundingClientRect();
  const middle = (view.left + view.right) / 2;
  let start = view.left + box.clientLeft;
  let end = start + box.clientWidth;
  for (const pinned of cell.parentElement?.querySelectorAll(':scope > [data-pin]') ?? []) {
    const rect = pinned.getBoundingClientRect();
    if (rect.left < middle) start = Math.max(start, rect.right);
    else end = Math.min(end, rect.left);
  }
  const { left, right } = cell.getBoundingClientRect();
  if (left < start) return left - start;
  return right > end ? Math.min(right - end, left - start) : 0;
}

/**
 * Scrolls the columns to a cell that the keyboard focuses, so that neither the edge of the box nor pinned columns hide it. Returns a function
 * that ends it.
 */
export function watchFocusedColumn(table: HTMLElement, box: HTMLElement): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const element = target as Element;
    const cell = element.closest('td, th');
    // A press has seen the cell, and a cell as wide as the table has no side that can be hidden.
    if (
      !cell ||
      !element.matches(':focus-visible') ||
      cell.matches('[data-pin], [data-part="detail"]')
    )
      return;
    box.scrollLeft += findHidden(cell, box);
  };
  table.addEventListener('focusin', onFocus);
  // React Aria scrolls the middle of the table into view before the cell: columns would jump at each arrow key.
  table.scrollIntoView = () =>
    Element.prototype.scrollIntoView.call(table, { block: 'nearest', inline: 'nearest' });
  return () => {
    table.removeEventListener('focusin', onFocus);
    Reflect.deleteProperty(table, 'scrollIntoView');
  };
}
