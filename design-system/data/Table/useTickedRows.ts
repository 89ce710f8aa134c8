import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { Key, Selection } from 'react-stately';

type Options = {
  keys: readonly Key[];
  isMultiple: boolean;
  selectedKeys: ReadonlySet<Key>;
  onSelectionChange: (keys: Selection) => void;
};

/** Returns the checkboxes that differ from the HTML of the server. */
function listPressed(table: HTMLElement, part: string): HTMLInputElement[] {
  const boxes = table.querySelectorAll<HTMLInputElement>(`[data-part="${part}"] input`);
  return [...boxes].filter(
    // A cell may contain another table.
    (box) => box.checked !== box.defaultChecked && box.closest('table') === table,
  );
}

/** Adopts the rows that the user selected in a server-rendered table before it was hydrated. */
export function useTickedRows(table: RefObject<HTMLElement | null>, options: Options): void {
  const adoptTicked = useEffectEvent(() => {
    if (table.current === null) return;
    const { keys, isMultiple, selectedKeys, onSelectionChange } = options;
    const [all] = listPressed(table.current, 'all-checkbox');
    const rows = listPressed(table.current, 'row-checkbox');
    if (!all && rows.length === 0) return;
    const byText = new Map(keys.map((key) => [String(key), key]));
    let selected = new Set(all ? keys.filter(() => all.checked) : selectedKeys);
    for (const { checked, parentElement } of rows) {
      const key = byText.get(parentElement?.closest('tr')?.dataset['key'] ?? '');
      if (key === undefined) continue;
      if (checked && !isMultiple) selected = new Set([key]);
      else if (checked) selected.add(key);
      else selected.delete(key);
    }
    onSelectionChange(selected);
  });
  // In a layout effect: the next render would overwrite the checkboxes.
  useLayoutEffect(() => adoptTicked(), []);
}
