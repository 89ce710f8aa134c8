import { Checkbox, MantineProvider, Table } from '@mantine/core';
import '@mantine/core/styles.css';
import {
  columnFilteringFeature,
  columnSizingFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFns,
  rowSelectionFeature,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import { mountGrid, type GridProps } from '../entries/gridPage.tsx';
import type { ExamplePayment } from '../entries/paymentList.ts';

const features = tableFeatures({
  columnFilteringFeature,
  columnSizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns,
  sortFns,
});

const rowHeight = 40;

function Grid({ rows, isSorted, search, jobWidth }: GridProps) {
  const columns = useMemo<ColumnDef<typeof features, ExamplePayment>[]>(
    () => [
      { accessorKey: 'job', header: 'Job', sortFn: 'alphanumeric', filterFn: 'includesString' },
      { accessorKey: 'brand', header: 'Brand', size: 200 },
      { accessorKey: 'on', header: 'Date', size: 160 },
      { accessorKey: 'net', header: 'Net', size: 160 },
    ],
    [],
  );
  const table = useTable({
    features,
    data: rows,
    columns,
    getRowId: ({ id }) => id,
    state: {
      sorting: isSorted ? [{ id: 'job', desc: false }] : [],
      columnFilters: search ? [{ id: 'job', value: search }] : [],
      columnSizing: { job: jobWidth },
    },
  });
  const shown = table.getRowModel().rows;
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={box} style={{ blockSize: 600, overflow: 'auto' }}>
      <Table stickyHeader aria-label="Payments">
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              <Table.Th />
              {group.headers.map((header) => (
                <Table.Th key={header.id} style={{ inlineSize: header.getSize() }}>
                  <table.FlexRender header={header} />
                </Table.Th>
              ))}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          <tr style={{ blockSize: before }} />
          {items.map(({ index }) => {
            const row = shown[index]!;
            return (
              <Table.Tr key={row.id} aria-selected={row.getIsSelected()}>
                <Table.Td>
                  <Checkbox
                    aria-label="Select"
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </Table.Td>
                {row.getAllCells().map((cell) => (
                  <Table.Td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </Table.Td>
                ))}
              </Table.Tr>
            );
          })}
          <tr style={{ blockSize: after }} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

mountGrid((props) => (
  <MantineProvider>
    <Grid {...props} />
  </MantineProvider>
));
