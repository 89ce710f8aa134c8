import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Key, Selection } from 'react-stately';

type Options = {
  keys: readonly Key[];
  isMultiple: boolean;
  selectedKeys: ReadonlySet<Key>;
  onSelectionChange: (keys: Selection) => void;
};

/** Adopts the rows that the user selected in a server-rendered table before it was hydrated. */
export function useTickedRows(table: RefObject<HTMLElement | null>, options: Options): void {
  const adoptTicked = useEffectEvent(() => {
    const { keys, isMultiple, selectedKeys, onSelectionChange } = options;
    const boxes = table.current?.querySelectorAll<HTMLInputElement>(
      '[data-part$="-checkbox"] input',
    );
    let selected = selectedKeys;
    for (const { checked, defaultChecked, parentElement } of boxes ?? []) {
      if (checked === defaultChecked) continue;
      // The row of the headings has no key: its checkbox selects all rows.
      const id = parentElement?.closest('tr')?.dataset['key'];
      const pressed = keys.filter((key) => id === undefined || String(key) === id);
      const others = [...selected].filter((key) => isMultiple && !pressed.includes(key));
      selected = new Set(checked ? [...others, ...pressed] : others);
    }
    if (selected !== selectedKeys) onSelectionChange(new Set(selected));
  });
  // In a layout effect: the next render would overwrite the checkboxes.
  useLayoutEffect(() => adoptTicked(), []);
}
