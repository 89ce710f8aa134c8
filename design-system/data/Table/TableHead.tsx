import { useRef, type ReactNode } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useTableColumnHeader, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import type { Key, SortDescriptor } from 'react-stately';
import type { TableState } from 'react-stately/useTableState';
import { ArrowUp, ChevronsUpDown } from 'lucide-react';
import { SelectionHeading } from './SelectionCell.tsx';
import { getColumnKey } from './rowCollection.ts';
import type { TableColumn } from './tableColumn.ts';
import { Head, Heading, HeadingText } from './Table.styles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

type State = TableState<object>;

type ColumnHeadingProps = {
  state: State;
  id: Key;
  isNumeric?: boolean;
  selection?: 'all' | 'one';
  children: (heading: {
    allowsSorting: boolean | undefined;
    direction: SortDescriptor['direction'] | undefined;
  }) => ReactNode;
};

/** Renders the heading of a column, which sorts the rows if its column allows that. */
function ColumnHeading({ state, id, isNumeric, selection, children }: ColumnHeadingProps) {
  const ref = useRef<HTMLTableCellElement>(null);
  const key = getColumnKey(id);
  const node = state.collection.getItem(key);
  if (!node) throw new Error(`No column ${id}`);
  const { allowsSorting } = node.props as { allowsSorting?: boolean };
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: !allowsSorting });
  const { column, direction } = state.sortDescriptor ?? {};
  const sortDirection = column === key ? direction : undefined;
  return (
    <Heading
      {...mergeProps(columnHeaderProps, focusProps, hoverProps)}
      ref={ref}
      data-numeric={isNumeric || undefined}
      data-selection={selection}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-allows-sorting={allowsSorting || undefined}
      data-sort-direction={sortDirection}
    >
      {children({ allowsSorting, direction: sortDirection })}
    </Heading>
  );
}

type TableHeadProps = {
  state: State;
  columns: readonly Pick<TableColumn<object>, 'id' | 'title' | 'isNumeric'>[];
  isHidden: boolean | undefined;
  /** Whether all rows are selected, or some of them. Undefined without checkboxes. */
  selected: { isAll: boolean; isSome: boolean } | undefined;
  isMultiple: boolean;
};

/** Renders the headings of all columns, with one for the checkboxes. */
export function TableHead({ state, columns, isHidden, selected, isMultiple }: TableHeadProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const [row] = state.collection.headerRows;
  const { rowProps } = useTableHeaderRow({ node: row as NonNullable<typeof row> }, state, ref);
  return (
    <Head {...rowGroupProps} data-hidden={isHidden ? '' : undefined}>
      <tr {...rowProps} ref={ref}>
        {selected && (
          <ColumnHeading state={state} id="selection" selection={isMultiple ? 'all' : 'one'}>
            {() => <SelectionHeading state={state} {...selected} />}
          </ColumnHeading>
        )}
        {columns.map(({ id, title, isNumeric }) => (
          <ColumnHeading key={id} state={state} id={id} isNumeric={isNumeric ?? false}>
            {({ allowsSorting, direction }) => (
              <HeadingText data-direction={direction}>
                {wrapTexts(title)}
                {allowsSorting && <Icon as={direction ? ArrowUp : ChevronsUpDown} size={14} />}
              </HeadingText>
            )}
          </ColumnHeading>
        ))}
      </tr>
    </Head>
  );
}
