import { memo, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTableSelectAllCheckbox, useTableSelectionCheckbox } from 'react-aria/useTable';
import { Checkbox } from 'react-aria-components/Checkbox';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import type { TableState } from 'react-stately/useTableState';
import styled, { css } from 'styled-components';
import { CheckboxIcon } from '../../primitives/choice/CheckboxIcon.tsx';
import { choiceRow, choiceIndicator } from '../../primitives/choice/choice.styles.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { focusRing } from '../../theme/mixins.ts';
import { compact } from './compact.ts';
import { getColumnProps } from './columnProps.ts';
import type { Pin } from './tableColumn.ts';
import type { TableControls } from './tableControls.ts';
import { useCell, type CellProps } from './TableCell.tsx';
import { Cell } from './TableCell.styles.ts';

const boxStyles = css`
  ${choiceRow}
  ${choiceIndicator}
  z-index: 1;
  align-items: center;
  min-inline-size: ${tokens.size.target};
  min-block-size: ${tokens.size.target};
`;

const AllBox = styled(Checkbox)`
  ${boxStyles}

  & > [data-part='all'] {
    display: none;
    color: ${tokens.color.text.default};

    ${compact} {
      display: block;
    }
  }
`;

export const RowBox = styled.span`
  ${boxStyles}

  /* The input covers the icon, because Firefox ignores presses with Shift on labels. */
  & > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;

    /* Chromium needs twice the time to print thousands of transparent controls. The icon shows their state. */
    @media print {
      display: none;
    }
  }
  &:hover > [data-part='indicator'] {
    border-color: ${tokens.color.text.muted};
  }
  &:has(:focus-visible) > [data-part='indicator'] {
    ${focusRing}
  }
`;

// The row would take the press and Space as presses on itself and select a second time.
export const stop = (event: SyntheticEvent) => event.stopPropagation();
export const stopSpace = (event: KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

type SelectionCellProps = CellProps & {
  isSelected: boolean;
  /** Where the first column stays in view: the checkboxes stay with it. */
  pin: Pin | undefined;
};

/** Renders the cell with the checkbox that selects a row; with Shift, it selects all rows from the last pressed row to this row. */
export const SelectionCell = memo(function SelectionCell({
  isSelected,
  pin,
  ...place
}: SelectionCellProps) {
  const columnProps = getColumnProps({ pin: pin === 'start' ? pin : undefined, index: 0 });
  const { state, rowKey } = place;
  const { checkboxProps } = useTableSelectionCheckbox({ key: rowKey }, state);
  const { id, 'aria-label': label, 'aria-labelledby': labelledBy } = checkboxProps;
  return (
    <Cell data-part="cell" {...useCell(place)} {...columnProps} data-selection="">
      {/* A native input: React Aria's checkbox would be the most expensive part of a row. */}
      <RowBox data-part="row-checkbox">
        <input
          type="checkbox"
          id={id}
          aria-label={label}
          aria-labelledby={labelledBy}
          checked={isSelected}
          onClick={stop}
          onKeyDown={stopSpace}
          onKeyUp={stopSpace}
          onChange={({ nativeEvent }) => {
            const { selectionManager: manager } = state;
            if ((nativeEvent as MouseEvent).shiftKey) manager.extendSelection(rowKey);
            else manager.toggleSelection(rowKey);
          }}
        />
        <CheckboxIcon />
      </RowBox>
    </Cell>
  );
});

type SelectionHeadingProps = {
  state: TableState<object>;
  controls: TableControls;
  isAll: boolean;
  isSome: boolean;
};

/**
 * Renders the content of the selection column's heading: a "select all" checkbox if several rows can be selected, with a visible label
 * above two-line rows; otherwise a text.
 */
export function SelectionHeading({ state, controls, isAll, isSome }: SelectionHeadingProps) {
  const { selectionMode } = state.selectionManager;
  const { checkboxProps } = useTableSelectAllCheckbox({
    // Both objects replace React Aria's own, which look at each row whenever the heading renders, and do not know the rows of hidden groups.
    selectionManager: {
      selectionMode,
      isSelectAll: isAll,
      isEmpty: !isSome,
      toggleSelectAll: () => controls.setSelection(isAll ? new Set() : 'all'),
    },
    collection: { size: state.collection.size, rows: [] },
  } as unknown as TableState<object>);
  return selectionMode === 'multiple' ? (
    <AllBox data-part="all-checkbox" {...checkboxProps}>
      {({ isIndeterminate }) => (
        <>
          <CheckboxIcon isIndeterminate={isIndeterminate} />
          <span data-part="all" aria-hidden="true">
            <FormattedMessage id="ds.table.selectAll" defaultMessage="Select all" />
          </span>
        </>
      )}
    </AllBox>
  ) : (
    <FormattedMessage id="ds.table.select" defaultMessage="Select" />
  );
}
