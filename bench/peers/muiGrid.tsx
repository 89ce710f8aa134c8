import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { mountGrid, type GridProps } from '../entries/gridPage.tsx';
import type { ExamplePayment } from '../entries/paymentList.ts';

// The community edition refuses pages of more than 100 rows.
const pageSize = 100;

function Grid({ rows, isSorted, search, jobWidth }: GridProps) {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize });
  const columns = useMemo<GridColDef<ExamplePayment>[]>(
    () => [
      { field: 'job', headerName: 'Job', width: jobWidth },
      { field: 'brand', headerName: 'Brand', width: 200 },
      { field: 'on', headerName: 'Date', width: 160 },
      { field: 'net', headerName: 'Net', width: 160, type: 'number' },
    ],
    [jobWidth],
  );
  return (
    <div style={{ blockSize: 600 }}>
      <DataGrid
        aria-label="Payments"
        rows={rows}
        columns={columns}
        checkboxSelection
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[pageSize]}
        sortModel={isSorted ? [{ field: 'job', sort: 'asc' }] : []}
        filterModel={{
          items: search ? [{ field: 'job', operator: 'contains', value: search }] : [],
        }}
      />
    </div>
  );
}

mountGrid(Grid);
