import { useMemo, useState, type ReactNode, type Ref } from 'react';
import { useTable } from 'react-aria/useTable';
import type { Key, SortDescriptor } from 'react-stately';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { getCompactPositions, getHeaderText, type TableColumn } from './tableColumn.ts';
import { fewColumns } from './compact.ts';
import { Frame, Scroller, Width } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { createTableLayout } from './tableLayout.ts';
import { useAmountWidth } from './useAmountWidth.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useFieldNavigation } from './useFieldNavigation.ts';
import { useVirtualCode } from '../../internal/useVirtualCode.ts';
import { useRowKeys } from '../../internal/useRowKeys.ts';
import { useSortedRows } from './useSortedRows.ts';
import { useTableSelection, type TableSelection } from './useTableSelection.ts';
import { useTableState } from './useTableState.ts';
import { useTickedRows } from './useTickedRows.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

/** The column by which rows are sorted, and the direction. */
export type { SortDescriptor };

export type TableProps<Row> = TableSelection & {
  /** The accessible name. */
  'aria-label': string;
  /** The columns from start to end. */
  columns: readonly TableColumn<Row>[];
  /** The rows in the order to show. With `sortValue` columns, the user can sort them in the browser. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  getKey: (row: Row) => Key;
  /** Returns the URL of a row. The row header is then a link, and the whole row can be pressed. */
  getHref?: (row: Row) => string | undefined;
  /** The text that is shown if there are no rows. */
  empty?: ReactNode;
  /**
   * Whether rows are loading. Previous rows stay and are dimmed; an empty table shows skeletons. Screen readers announce a
   * change from true to false or back.
   * @default false
   */
  isLoading?: boolean;
  /** The current sort order (controlled). `rows` must be sorted accordingly. */
  sort?: SortDescriptor;
  /** The initial sort order (uncontrolled), by a column with `sortValue`. */
  defaultSort?: SortDescriptor;
  /** Called when the user presses a sortable heading. */
  onSortChange?: (sort: SortDescriptor) => void;
  /**
   * Whether the headings of the columns are visually hidden: for cells that are clear without them, in tables that cannot be sorted.
   * @default false
   */
  isHeaderHidden?: boolean;
  /** The maximum height, in px or as a CSS length. Rows scroll below the header. By default, and on phones, the height is not limited. */
  maxHeight?: number | string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Renders the placeholder of a table whose first rows are loading. */
function TableSkeleton() {
  return (
    <>
      <HiddenText data-part="spoken">
        <FormattedMessage id="ds.table.loading" defaultMessage="Loading…" />
      </HiddenText>
      <Skeleton lines={4} />
    </>
  );
}

// Shorter tables are rendered whole, so that find-in-page and printing have all rows.
const longTable = 100;

/** Renders comparable data in rows and columns. Rows can be sorted and selected. In a narrow container each row takes two lines. */
export function Table<Row extends object>(given: TableProps<Row>) {
  const {
    'aria-label': label,
    columns,
    rows,
    getKey,
    getHref,
    empty,
    isLoading,
    sort: sortDescriptor,
    defaultSort,
    onSortChange,
    selectionMode = 'none',
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    isHeaderHidden,
    maxHeight,
    ...props
  } = useProps('Table', given);
  if (isDevelopment) {
    checkProps('Table', {
      columns,
      rows,
      getKey,
      selectionMode,
      selectedKeys,
      defaultSelectedKeys,
      onSelectionChange,
    });
  }
  const [ownSort, setOwnSort] = useState(defaultSort);
  const chosenSort = sortDescriptor ?? ownSort;
  // The column may have been removed since.
  const sort = columns.some(({ id }) => id === chosenSort?.column) ? chosenSort : undefined;
  const sorted = useSortedRows(rows, columns, sortDescriptor ? undefined : ownSort);
  const keys = useRowKeys(sorted, getKey);
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const positions = useMemo(() => getCompactPositions(columns, rowHeader), [columns, rowHeader]);
  const isSelectable = selectionMode !== 'none';
  const selection = useTableSelection({
    keys,
    selectionMode,
    onSelectionChange,
    selectedKeys,
    defaultSelectedKeys,
  });
  const source = { rows: sorted, columns, rowHeader, isSelectable, getHref };
  const state = useTableState({
    ...source,
    ...selection,
    keys,
    selectionMode,
    ...(sort && { sortDescriptor: sort }),
    onSortChange: (next) => {
      setOwnSort(next);
      onSortChange?.(next);
    },
  });
  const { ref, keyboardNavigationBehavior, getTableProps, bodyProps } = useFieldNavigation();
  const [layout] = useState(() => createTableLayout(state));
  const isVirtual = rows.length > longTable;
  // Loaded early, so that it is there when a table that grows becomes long.
  const virtualCode = useVirtualCode(rows.length > longTable / 2);
  const { gridProps } = useTable(
    {
      'aria-label': label,
      keyboardNavigationBehavior,
      isVirtualized: isVirtual,
      ...(isVirtual && { layoutDelegate: layout }),
    },
    state,
    ref,
  );
  useTickedRows(ref, { ...selection, keys, isMultiple: selectionMode === 'multiple' });
  const focusHandlers = useFocusAfterRemoval(ref);
  useAmountWidth(ref, sorted);
  const version = `${rows.length} ${columns.map(getHeaderText).join()}`;
  useColumnWidths(ref, { isEnabled: isVirtual, version });
  const selectedCount = selection.selectedKeys.size;
  const selected = selectedCount === 0 ? 'none' : selectedCount === keys.length ? 'all' : 'some';
  const table = (
    <Frame data-part="table-grid" {...getTableProps(gridProps)} ref={ref}>
      <TableHead
        state={state}
        columns={columns}
        isHidden={isHeaderHidden}
        selected={isSelectable ? selected : undefined}
        isMultiple={selectionMode === 'multiple'}
        navigation={keyboardNavigationBehavior}
      />
      <TableBody
        {...source}
        state={state}
        keys={keys}
        positions={positions}
        selectedKeys={selection.selectedKeys}
        isVirtual={isVirtual}
        virtualCode={virtualCode}
        layout={layout}
        navigation={keyboardNavigationBehavior}
        bodyProps={bodyProps}
        empty={isLoading ? <TableSkeleton /> : empty}
      />
    </Frame>
  );
  return (
    <Scroller {...props} {...focusHandlers} aria-label={label} maxHeight={maxHeight}>
      <Width data-part="width" data-few={columns.length <= fewColumns ? '' : undefined}>
        {isLoading === undefined ? (
          table
        ) : (
          <LoadingRegion isLoading={isLoading} isDimmed={rows.length > 0}>
            {table}
          </LoadingRegion>
        )}
      </Width>
    </Scroller>
  );
}
