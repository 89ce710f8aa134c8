import { memo, useRef, type ReactNode } from 'react';
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
type SortingProps = { allowsSorting?: boolean };

type ColumnHeadingProps = {
  state: State;
  id: Key;
  title?: ReactNode;
  isNumeric?: boolean;
  allowsSorting: boolean;
  sortDirection: SortDescriptor['direction'] | undefined;
  /** The state of the "select all" checkbox; only in the heading of the checkbox column. */
  selected?: 'all' | 'some' | 'none';
  isMultiple?: boolean;
  /** This and the next props are what React Aria's hooks read from the state: a heading renders only if one of them changes. */
  focus: string;
  navigation: 'arrow' | 'tab';
  index: number | undefined;
  isEmpty: boolean;
};

// Renders only if one of the props changes: selecting a row would render all headings, which cost more than the row.
const ColumnHeading = memo(function ColumnHeading(props: ColumnHeadingProps) {
  const { state, id, title, isNumeric, allowsSorting, sortDirection, selected, isMultiple } = props;
  const ref = useRef<HTMLTableCellElement>(null);
  const node = state.collection.getItem(getColumnKey(id));
  if (!node) throw new Error(`No column ${id}`);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, ref);
  const { focusProps, isFocusVisible } = useFocusRing();
  const { hoverProps, isHovered } = useHover({ isDisabled: !allowsSorting });
  return (
    <Heading
      data-part="column-heading"
      {...mergeProps(columnHeaderProps, focusProps, hoverProps)}
      ref={ref}
      data-numeric={isNumeric || undefined}
      data-selection={selected && (isMultiple ? 'all' : 'one')}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
      data-allows-sorting={allowsSorting || undefined}
      data-sort-direction={sortDirection}
    >
      {selected ? (
        <SelectionHeading state={state} isAll={selected === 'all'} isSome={selected !== 'none'} />
      ) : (
        <HeadingText data-part="heading-text" data-direction={sortDirection}>
          {wrapTexts(title)}
          {allowsSorting && <Icon as={sortDirection ? ArrowUp : ChevronsUpDown} size={14} />}
        </HeadingText>
      )}
    </Heading>
  );
});

type TableHeadProps = {
  state: State;
  columns: readonly Pick<TableColumn<object>, 'id' | 'header' | 'isNumeric'>[];
  isHidden: boolean | undefined;
  /** How many rows are selected. Undefined without checkboxes. */
  selected: 'all' | 'some' | 'none' | undefined;
  isMultiple: boolean;
  navigation: 'arrow' | 'tab';
};

/** Renders the headings of all columns, first the heading of the checkbox column. */
export function TableHead({ state, columns, isHidden, navigation, ...selection }: TableHeadProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const [row] = state.collection.headerRows;
  const { rowProps } = useTableHeaderRow({ node: row as NonNullable<typeof row> }, state, ref);
  const { focusedKey, childFocusStrategy, isFocused } = state.selectionManager;
  const { column, direction } = state.sortDescriptor ?? {};
  const describe = (id: Key) => {
    const key = getColumnKey(id);
    const node = state.collection.getItem(key);
    const { allowsSorting } = (node?.props ?? {}) as SortingProps;
    return {
      state,
      id,
      navigation,
      index: node?.index,
      allowsSorting: allowsSorting === true,
      sortDirection: column === key ? direction : undefined,
      focus: focusedKey === key ? `${childFocusStrategy}|${isFocused}` : '',
      isEmpty: state.collection.size === 0,
    };
  };
  return (
    <Head data-part="head" {...rowGroupProps} data-hidden={isHidden ? '' : undefined}>
      <tr {...rowProps} ref={ref}>
        {selection.selected && <ColumnHeading {...describe('selection')} {...selection} />}
        {columns.map(({ id, header, isNumeric }) => (
          <ColumnHeading key={id} {...describe(id)} title={header} isNumeric={isNumeric ?? false} />
        ))}
      </tr>
    </Head>
  );
}
