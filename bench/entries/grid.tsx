import { DesignSystemProvider, gridFeatures, Table, type TableColumn } from '@byline/design-system';
import '@byline/design-system/styles.css';
import { mountGrid, type GridProps } from './gridPage.tsx';
import type { ExamplePayment } from './paymentList.ts';

const ignore = () => undefined;

const columns: TableColumn<ExamplePayment>[] = [
  {
    id: 'job',
    header: 'Job',
    cell: ({ job }) => job,
    value: ({ job }) => job,
    filter: { type: 'text' },
    isRowHeader: true,
  },
  { id: 'brand', header: 'Brand', cell: ({ brand }) => brand, width: 200 },
  { id: 'on', header: 'Date', cell: ({ on }) => on, width: 160 },
  { id: 'net', header: 'Net', cell: ({ net }) => net, isNumeric: true, width: 160 },
];

mountGrid(({ rows, isSorted, search, jobWidth }: GridProps) => (
  <DesignSystemProvider locale="en" navigate={ignore}>
    <Table
      aria-label="Payments"
      features={gridFeatures}
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      selectionMode="multiple"
      maxHeight="600px"
      view={{
        sorts: isSorted ? [{ column: 'job', direction: 'ascending' }] : [],
        filters: search ? { job: { contains: search } } : {},
        columnWidths: { job: jobWidth },
      }}
      onViewChange={ignore}
    />
  </DesignSystemProvider>
));
