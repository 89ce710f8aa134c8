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
  return element.matches(fields) && element.closest('[data-selection]') === null;
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

// React Aria treats any focus that comes to a link in a cell like a Tab into the table, unless a pointer was used, and moves it to the first row.
// But screen readers, voice control and scripts also focus a link, without Tab.
function useFocusedChild(ref: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = ref.current;
    if (!table) return undefined;
    let isTab = false;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      isTab = key === 'Tab';
      // The focus moves before the next task.
      if (isTab) setTimeout(() => (isTab = false));
    };
    const keepFocus = ({ target, relatedTarget }: FocusEvent) => {
      const isInside = table.contains(relatedTarget as Node | null);
      if (isTab || isInside || !(target as Element).matches('td *, th *')) return;
      setInteractionModality('pointer');
      setTimeout(() => setInteractionModality('virtual'));
    };
    document.addEventListener('keydown', onKeyDown, true);
    table.addEventListener('focusin', keepFocus, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      table.removeEventListener('focusin', keepFocus, true);
    };
  }, [ref]);
}

/**
 * Leaves the focus in a control that a script gives it to, as a form does with its first invalid field. React Aria's table moves it to a row,
 * unless the pointer has chosen a cell.
 */
function keepFieldFocus({ onFocus, ...props }: TableHTMLAttributes<HTMLTableElement>) {
  const onRowFocus = (event: ReactFocusEvent<HTMLTableElement>) => {
    const { target, currentTarget, relatedTarget } = event;
    const isLeft = target === currentTarget && currentTarget.contains(relatedTarget);
    if (target.matches('table, tr, th, td') && !isLeft) onFocus?.(event);
  };
  return { ...props, onFocus: onRowFocus };
}

/**
 * Returns the ref and props of a table and of its body, whose cells may contain fields. React Aria's table takes letters, blanks and arrows from them unless Tab
 * moves through the controls of cells, which without fields would be a stop for each link and button
 * (https://github.com/adobe/react-spectrum/issues/2328).
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
