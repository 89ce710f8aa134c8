import type { FocusPath } from '../internal/focusNeighbour.ts';
import { isVisible } from '../internal/isVisible.ts';
import type { FormField } from './formField.ts';

/**
 * Focuses the field before a focused element that was removed or hidden, or else the first field. Does nothing if the focus is elsewhere.
 *
 * @param fields The other fields of the form, in the order of the page.
 */
export function focusBefore(path: FocusPath, fields: readonly FormField[]): void {
  const target = path[0]?.node;
  // The place of a removed element is known by its closest parent in the page.
  const place = path.find(({ parent }) => parent.isConnected);
  if (!target || !place) return;
  const { activeElement, body } = target.ownerDocument;
  // A hidden element has the focus until the browser renders.
  const isKept = target.isConnected && isVisible(target) && activeElement === target;
  if (isKept || (activeElement && activeElement !== body && activeElement !== target)) return;
  const { node, parent, index } = place;
  const next = node.isConnected ? node : parent.children[index];
  const isBefore = (element: Element) =>
    next
      ? next.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      : parent.compareDocumentPosition(element) !== Node.DOCUMENT_POSITION_FOLLOWING;
  const shown = fields.filter(({ element }) => element.isConnected && isVisible(element));
  (shown.findLast(({ element }) => isBefore(element)) ?? shown[0])?.focus();
}
