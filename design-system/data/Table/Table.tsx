import { useState, type ReactNode, type Ref } from 'react';
import type { Key, SortDescriptor } from 'react-aria-components/Table';
import { ArrowUp, ChevronsUpDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { LoadingRegion } from '../../primitives/LoadingRegion/LoadingRegion.tsx';
import { SelectionHeading } from './SelectionCell.tsx';
import { getCompactPositions, sortRows, type TableColumn } from './tableColumn.ts';
import { fewColumns } from './compact.ts';
import { Body, Empty, Frame, Head, Scroller, Heading, HeadingText, Width } from './Table.styles.ts';
import { TableRow } from './TableRow.tsx';
import { useAmountWidth } from './useAmountWidth.ts';
import { useFieldNavigation } from './useFieldNavigation.ts';
import { useTableSelection, type TableSelection } from './useTableSelection.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '../../theme/mixins.ts';
import { useFocusAfterRemoval } from '../../internal/useFocusAfterRemoval.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

/** The column by which rows are sorted, and the direction. */
export type { SortDescriptor };

export type TableProps<Row> = TableSelection & {
  /** The accessible name. */
  label: string;
  /** The columns from start to end. */
  columns: readonly TableColumn<Row>[];
  /** The rows in the order to show. With `sortValue` columns, the user can sort them in the browser. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  getRowKey: (row: Row) => Key;
  /** Returns the URL of a row. The row header is then a link, and the whole row can be pressed. */
  getRowHref?: (row: Row) => string | undefined;
  /** The text that is shown if there are no rows. */
  emptyText?: ReactNode;
  /**
   * Whether rows are loading. Previous rows stay and are dimmed; an empty table shows skeletons. Screen readers announce a
   * change from true to false or back.
   */
  isLoading?: boolean;
  /** The current sort order (controlled). `rows` must be sorted accordingly. */
  sortDescriptor?: SortDescriptor;
  /** Called when the user presses a sortable heading. */
  onSortChange?: (order: SortDescriptor) => void;
  /**
   * Whether the headings of the columns are visually hidden: for cells that are clear without them, in tables that cannot be sorted.
   * @default false
   */
  isHeaderHidden?: boolean;
  /** The maximum height as a CSS length. Rows scroll below the header. By default, and on phones, the height is not limited. */
  maxHeight?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

type TableHeadingProps<Row> = { column: TableColumn<Row>; isRowHeader: boolean };

/** Renders the heading of a column, with an arrow if it sorts. */
function TableHeading<Row>({ column, isRowHeader }: TableHeadingProps<Row>) {
  const { id, title, isNumeric, sortValue, allowsSorting = sortValue !== undefined } = column;
  return (
    <Heading
      id={id}
      // React Aria says by which column the table is sorted; its heading is a function.
      textValue={title}
      isRowHeader={isRowHeader}
      allowsSorting={allowsSorting}
      data-numeric={isNumeric || undefined}
    >
      {({ sortDirection }) => (
        <HeadingText data-direction={sortDirection}>
          {wrapTexts(title)}
          {allowsSorting && <Icon as={sortDirection ? ArrowUp : ChevronsUpDown} size={14} />}
        </HeadingText>
      )}
    </Heading>
  );
}

const HiddenText = styled.span`
  ${visuallyHidden}
`;

/** Renders the placeholder of a table whose first rows are loading. */
function TableSkeleton() {
  return (
    <>
      <HiddenText>
        <FormattedMessage id="ds.table.loading" defaultMessage="Loading…" />
      </HiddenText>
      <Skeleton lines={4} />
    </>
  );
}

/** Renders comparable data in rows and columns. Rows can be sorted and selected. In a narrow container each row takes two lines. */
export function Table<Row extends object>({
  label,
  columns,
  rows,
  getRowKey,
  getRowHref,
  emptyText,
  isLoading,
  sortDescriptor,
  onSortChange,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  isHeaderHidden,
  maxHeight,
  ...props
}: TableProps<Row>) {
  const [ownSort, setOwnSort] = useState<SortDescriptor>();
  const sort = sortDescriptor ?? ownSort;
  const sorted = sortDescriptor ? rows : sortRows(rows, columns, sort);
  const rowHeader = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const positions = getCompactPositions(columns, rowHeader);
  const isSelectable = selectionMode !== 'none';
  const selection = useTableSelection({
    rows,
    getRowKey,
    selectionMode,
    onSelectionChange,
    selectedKeys,
    defaultSelectedKeys,
  });
  const navigation = useFieldNavigation();
  const focus = useFocusAfterRemoval(navigation.table.ref);
  useAmountWidth(navigation.table.ref, sorted);
  const table = (
    <Frame
      {...navigation.table}
      aria-label={label}
      selectionMode={selectionMode}
      {...selection}
      sortDescriptor={sort}
      onSortChange={(next) => {
        setOwnSort(next);
        onSortChange?.(next);
      }}
    >
      <Head data-hidden={isHeaderHidden ? '' : undefined}>
        {isSelectable && <SelectionHeading hasAll={selectionMode === 'multiple'} />}
        {columns.map((column) => (
          <TableHeading key={column.id} column={column} isRowHeader={column === rowHeader} />
        ))}
      </Head>
      <Body
        {...navigation.body}
        renderEmptyState={() => <Empty>{isLoading ? <TableSkeleton /> : emptyText}</Empty>}
      >
        {sorted.map((row) => (
          <TableRow
            key={getRowKey(row)}
            id={getRowKey(row)}
            href={getRowHref?.(row)}
            row={row}
            columns={columns}
            positions={positions}
            rowHeader={rowHeader}
            isSelectable={isSelectable}
          />
        ))}
      </Body>
    </Frame>
  );
  return (
    <Scroller {...props} {...focus} label={label} maxHeight={maxHeight}>
      <Width data-few={columns.length <= fewColumns ? '' : undefined}>
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
