import type { HTMLAttributes, KeyboardEvent } from 'react';
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
export function getExpansionProps(options: Options): HTMLAttributes<HTMLElement> {
  const { id, state, level, posInSet, setSize, isExpanded, toggle } = options;
  if (level === undefined) return {};
  return {
    'aria-level': level + 1,
    'aria-posinset': posInSet,
    'aria-setsize': setSize,
    'aria-expanded': isExpanded,
    onKeyDown: (event: KeyboardEvent) => {
      const { key, currentTarget } = event;
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
      const [open, close] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const isKey = (key === open && isExpanded === false) || (key === close && isExpanded);
      if (!isKey || state.selectionManager.focusedKey !== id) return;
      event.stopPropagation();
      toggle(id);
    },
  };
}
