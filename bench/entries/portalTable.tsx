import '@byline/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { DesignSystemProvider, Pagination, Table, type TableColumn } from '@byline/design-system';

type Permit = { id: string; applicant: string; fee: number };

const columns: TableColumn<Permit>[] = [
  {
    id: 'applicant',
    header: 'Applicant',
    cell: ({ applicant }) => applicant,
    sortValue: ({ applicant }) => applicant,
  },
  {
    id: 'fee',
    header: 'Fee',
    cell: ({ fee }) => fee,
    sortValue: ({ fee }) => fee,
    isNumeric: true,
  },
];
const permits = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  applicant: `Applicant ${index}`,
  fee: index * 100,
}));

createRoot(document.body).render(
  <DesignSystemProvider locale="en" navigate={() => undefined}>
    <Table
      aria-label="Permits"
      columns={columns}
      rows={permits}
      getKey={({ id }) => id}
      selectionMode="multiple"
    />
    <Pagination aria-label="Pages" page={1} pageCount={9} getHref={(page) => `?page=${page}`} />
  </DesignSystemProvider>,
);
