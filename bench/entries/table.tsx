import { DesignSystemProvider, Table, type TableColumn } from '@byline/design-system';
import '@byline/design-system/styles.css';
import { mountTable } from './mountTable.tsx';
import { createPayments, type ExamplePayment } from './paymentList.ts';

const payments = createPayments();

function Page() {
  // The columns are created at each render, because most portals do not memoize columns.
  const columns: TableColumn<ExamplePayment>[] = [
    { id: 'job', header: 'Job', cell: ({ job }) => job, sortValue: ({ job }) => job },
    { id: 'brand', header: 'Brand', cell: ({ brand }) => brand },
    { id: 'on', header: 'Date', cell: ({ on }) => on },
    { id: 'net', header: 'Net', cell: ({ net }) => net, isNumeric: true },
  ];
  return (
    <>
      <h1>Payments</h1>
      <Table
        aria-label="Payments"
        columns={columns}
        rows={payments}
        getKey={({ id }) => id}
        selectionMode="multiple"
      />
    </>
  );
}

mountTable(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <Page />
  </DesignSystemProvider>,
);
