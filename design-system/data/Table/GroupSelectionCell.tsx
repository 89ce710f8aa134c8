import { useTableSelectionCheckbox } from 'react-aria/useTable';
import type { Key } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { CheckboxIcon } from '../../primitives/choice/CheckboxIcon.tsx';
import { getColumnProps } from './columnProps.ts';
import { RowBox, stop, stopSpace } from './SelectionCell.tsx';
import type { Pin } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';
import { useCell, type CellProps } from './TableCell.tsx';
import { Cell } from './TableCell.styles.ts';

const isEnabled = (state: TableState<object>) => (key: Key) => !state.disabledKeys.has(key);

/** Returns whether all, some or none of the rows of a group are selected. Disabled rows do not count. */
export function getGroupSelection(
  keys: readonly Key[],
  state: TableState<object>,
): boolean | 'some' {
  const { selectedKeys } = state.selectionManager;
  const selectable = keys.filter(isEnabled(state));
  const count = selectable.filter((key) => selectedKeys.has(key)).length;
  if (count === 0) return false;
  return count === selectable.length || 'some';
}

type GroupSelectionCellProps = CellProps & {
  controls: TableControls;
  isSelected: boolean | 'some' | undefined;
  pin: Pin | undefined;
};

/** Renders the cell with the checkbox that selects the rows of a group, also while they are hidden. */
export function GroupSelectionCell(props: GroupSelectionCellProps) {
  const { controls, isSelected, pin, ...place } = props;
  const { state, rowKey } = place;
  const columnProps = getColumnProps({ pin: pin === 'start' ? pin : undefined, index: 0 });
  const { selectionManager } = state;
  const { checkboxProps } = useTableSelectionCheckbox({ key: rowKey }, state);
  const { id, 'aria-label': label, 'aria-labelledby': labelledBy } = checkboxProps;
  const isSome = isSelected === 'some';

  function toggle(): void {
    const keys = controls.getGroupKeys(rowKey).filter(isEnabled(state));
    const next = new Set(selectionManager.selectedKeys);
    for (const key of keys) {
      if (isSelected === true) next.delete(key);
      else next.add(key);
    }
    selectionManager.setSelectedKeys(next);
  }

  return (
    <Cell data-part="cell" {...useCell(place)} {...columnProps} data-selection="">
      {selectionManager.selectionMode === 'multiple' && (
        <RowBox data-part="group-checkbox">
          <input
            type="checkbox"
            id={id}
            aria-label={label}
            aria-labelledby={labelledBy}
            checked={isSelected === true}
            ref={(input) => {
              if (input) input.indeterminate = isSome;
            }}
            onClick={stop}
            onKeyDown={stopSpace}
            onKeyUp={stopSpace}
            onChange={toggle}
          />
          <CheckboxIcon isIndeterminate={isSome} />
        </RowBox>
      )}
    </Cell>
  );
}
