const overlays = '[role="dialog"], [role="listbox"], [data-react-aria-top-layer]';

/** Whether an element is in an overlay that the editor has opened. The table itself may be in a dialog. */
export function isInOverlay(element: Element, editor: Element | null): boolean {
  const overlay = element.closest(overlays);
  return overlay !== null && !overlay.contains(editor);
}

/** Whether the focus may return to an editor: not if the user types in another field, or works elsewhere in the page. */
export function mayFocus(editor: Element): boolean {
  const { activeElement, body } = editor.ownerDocument;
  return (
    !activeElement ||
    activeElement === body ||
    editor.contains(activeElement) ||
    (activeElement.matches('[data-part="cell"], [data-part="body-row"]') &&
      editor.closest('table') === activeElement.closest('table'))
  );
}

const fields = ':is(input, textarea, button, [role="spinbutton"]):not([tabindex="-1"])';

/**
 * Moves the focus to the first field of an editor or form, and returns whether it could. A date also has an input that cannot be seen, and
 * takes no focus.
 */
export function focusField(editor: Element | null): boolean {
  for (const field of editor?.querySelectorAll<HTMLElement>(fields) ?? []) {
    field.focus();
    if (field.matches(':focus')) return true;
  }
  return false;
}

/** Aligns an editor with the end of its cell if it would be cut at the end of the table. Returns a function that ends it. */
export function alignEditor(editor: HTMLElement | null): (() => void) | undefined {
  const view = editor?.closest('[data-part="width"]')?.parentElement;
  if (!editor || !view) return undefined;
  const align = () => {
    delete editor.dataset['aligned'];
    const box = editor.getBoundingClientRect();
    const { left, right } = view.getBoundingClientRect();
    const isRtl = getComputedStyle(editor).direction === 'rtl';
    const isCut = isRtl ? box.left < left : box.right > right;
    if (isCut) editor.dataset['aligned'] = 'end';
  };
  align();
  // Messages and buttons of the field change its width. The browsers of unit tests have no layout.
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(align);
  observer.observe(editor);
  return () => observer.disconnect();
}
