import type { HTMLAttributes, KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';

type Options = {
  id: Key;
  state: TableState<object>;
  level: number | undefined;
  posInSet: number | undefined;
  setSize: number | undefined;
  isExpanded: boolean | undefined;
  toggle: (key: Key) => void;
};

/**
 * Returns the props of a row of a tree grid: the arrow key towards the end shows what is below it, the other one hides it, while the row
 * itself has the focus.
 */
export function useExpansion({
  id,
  state,
  level,
  posInSet,
  setSize,
  isExpanded,
  toggle,
}: Options): HTMLAttributes<HTMLElement> {
  const { direction } = useLocale();
  if (level === undefined) return {};
  const [open, close] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return {
    'aria-level': level + 1,
    'aria-posinset': posInSet,
    'aria-setsize': setSize,
    'aria-expanded': isExpanded,
    onKeyDown: (event: KeyboardEvent) => {
      const isKey =
        (event.key === open && isExpanded === false) || (event.key === close && isExpanded);
      if (!isKey || state.selectionManager.focusedKey !== id) return;
      event.stopPropagation();
      toggle(id);
    },
  };
}
