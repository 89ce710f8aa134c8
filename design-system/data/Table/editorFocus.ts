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

/** Moves the focus to the field of an editor. */
export function focusField(editor: Element | null): void {
  editor?.querySelector<HTMLElement>(fields)?.focus();
}
