import {
  createElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';

const fields =
  'input:not([type="hidden"]), textarea, select, [contenteditable], [role="spinbutton"], [aria-haspopup="listbox"]';

function isField(element: Element): boolean {
  return element.matches(fields) && element.closest('[data-selection]') === null;
}

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/** Lets Tab move to the next control of the table; React Aria's table would only move it within a cell, and then out of the table. */
function keepTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const table = event.currentTarget.closest('table');
  const tabbable = [...(table?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const index = tabbable.indexOf(event.target as HTMLElement);
  if (tabbable[index + (event.shiftKey ? -1 : 1)]) event.stopPropagation();
}

function renderBody(props: object) {
  return createElement('tbody', { ...props, onKeyDown: keepTab });
}

/**
 * Returns the props of a table and of its body, whose cells may contain fields. React Aria's table takes letters, blanks and arrows from them unless Tab
 * moves through the controls of cells, which without fields would be a stop for each link and button
 * (https://github.com/adobe/react-spectrum/issues/2328).
 */
export function useFieldNavigation() {
  const ref = useRef<HTMLTableElement>(null);
  const [hasFields, setHasFields] = useState(false);
  const findFields = useEffectEvent(() => {
    if (hasFields || !ref.current) return;
    if ([...ref.current.querySelectorAll(fields)].some(isField)) setHasFields(true);
  });
  useLayoutEffect(() => findFields());
  // A cell may show a field after the table has been rendered, when the user edits it.
  useEffect(() => {
    const table = ref.current;
    const check = ({ target }: FocusEvent) => {
      if (isField(target as Element)) setHasFields(true);
    };
    table?.addEventListener('focusin', check);
    return () => table?.removeEventListener('focusin', check);
  }, []);
  const behavior: 'tab' | 'arrow' = hasFields ? 'tab' : 'arrow';
  return {
    table: { ref, keyboardNavigationBehavior: behavior },
    body: hasFields ? { render: renderBody } : {},
  };
}
