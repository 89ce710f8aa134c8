import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent as ReactFocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  type TableHTMLAttributes,
} from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';

const fields =
  'input:not([type="hidden"]), textarea, select, [contenteditable], [role="spinbutton"], [aria-haspopup="listbox"]';

function isField(element: Element): boolean {
  return element.matches(fields) && element.closest('[data-selection], thead') === null;
}

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets Tab move to the next control of the table; React Aria's table would only move it within a cell, and then out of the table. */
function keepTab(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const table = event.currentTarget.closest('table');
  const tabbable = [...(table?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const index = tabbable.indexOf(event.target as HTMLElement);
  if (tabbable[index + (event.shiftKey ? -1 : 1)]) event.stopPropagation();
}

/**
 * Leaves the focus on a link in a cell that a screen reader, voice control or a script focuses. React Aria treats any focus like a Tab into
 * the table, unless a pointer was used, and moves it to the first row.
 */
function useFocusedChild(ref: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = ref.current;
    if (!table) return undefined;
    let isTab = false;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isTab = key === 'Tab';
      // Tab moves the focus before the next task.
      if (isTab) setTimeout(() => (isTab = false));
    };
    const keepFocus = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = table.contains(relatedTarget as Node | null);
      if (isTab || isInside || !(target as Element).matches('td *, th *')) return;
      // Pretends that a pointer was used until React Aria's focus handlers have run.
      setInteractionModality('pointer');
      setTimeout(() => setInteractionModality('virtual'));
    };
    const page = table.ownerDocument;
    page.addEventListener('keydown', onKeyDown, true);
    table.addEventListener('focusin', keepFocus, true);
    return () => {
      page.removeEventListener('keydown', onKeyDown, true);
      table.removeEventListener('focusin', keepFocus, true);
    };
  }, [ref]);
}

/**
 * Leaves the focus in a control that a script focuses, such as the first invalid field of a form. React Aria's table moves it to a row,
 * unless the pointer has chosen a cell.
 */
function keepFieldFocus({ onFocus, ...props }: TableHTMLAttributes<HTMLTableElement>) {
  const onRowFocus = (event: ReactFocusEvent<HTMLTableElement>) => {
    const { target, currentTarget, relatedTarget } = event;
    // On Shift+Tab in a cell, React Aria focuses the table, so that the browser moves the focus out of it. `onFocus` would return the focus
    // to a row.
    const isLeaving = target === currentTarget && currentTarget.contains(relatedTarget);
    if (target.matches('table, tr, th, td') && !isLeaving) onFocus?.(event);
  };
  return { ...props, onFocus: onRowFocus };
}

/**
 * Returns the ref and props of a table and of its body, whose cells may contain fields. React Aria's table handles letters, spaces and arrow
 * keys itself, so users could not type in a field (https://github.com/adobe/react-spectrum/issues/2328). The behavior `tab` prevents
 * that, but makes each link and button a tab stop, so tables without fields have the behavior `arrow`.
 */
export function useFieldNavigation() {
  const ref = useRef<HTMLTableElement>(null);
  useFocusedChild(ref);
  const [hasFields, setHasFields] = useState(false);
  // React Aria renders the rows after the table, and a cell may show a field later, when the user edits it.
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table || hasFields) return undefined;
    const findFields = () => setHasFields([...table.querySelectorAll(fields)].some(isField));
    findFields();
    const observer = new MutationObserver(findFields);
    observer.observe(table, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hasFields]);
  const behavior: 'tab' | 'arrow' = hasFields ? 'tab' : 'arrow';
  return {
    ref,
    keyboardNavigationBehavior: behavior,
    getTableProps: (props: TableHTMLAttributes<HTMLTableElement>) =>
      hasFields ? keepFieldFocus(props) : props,
    bodyProps: hasFields ? { onKeyDown: keepTab } : {},
  };
}
