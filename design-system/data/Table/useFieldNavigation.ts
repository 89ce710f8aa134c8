import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const fields =
  'input:not([type="hidden"]), textarea, select, [contenteditable], [role="spinbutton"], [aria-haspopup="listbox"]';

function isField(element: Element): boolean {
  return element.matches(fields) && element.closest('[data-selection]') === null;
}

/**
 * Returns the props of a table whose cells may contain fields. React Aria's table takes letters, blanks and arrows from them unless Tab
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
  return { ref, keyboardNavigationBehavior: hasFields ? 'tab' : 'arrow' } as const;
}
