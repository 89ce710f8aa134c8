import { memo, useCallback, useMemo, useState } from 'react';
import { mountGrid, type GridProps } from './gridPage.tsx';
import type { ExamplePayment } from './paymentList.ts';

type RowProps = { payment: ExamplePayment; isSelected: boolean; onToggle: (id: string) => void };

const collator = new Intl.Collator('en', { numeric: true });
const format = new Intl.NumberFormat('en');

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

function Grid({ rows, isSorted, search, jobWidth }: GridProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => {
    const found = rows.filter(({ job }) => job.includes(search));
    return isSorted ? found.toSorted((a, b) => collator.compare(a.job, b.job)) : found;
  }, [rows, isSorted, search]);
  const toggle = useCallback(
    (id: string) => setSelected((ids) => new Set(ids.has(id) ? [] : [id])),
    [],
  );
  return (
    <div style={{ maxBlockSize: 600, overflow: 'auto' }}>
      <table>
        <colgroup>
          <col />
          <col style={{ inlineSize: jobWidth }} />
        </colgroup>
        <thead>
          <tr>
            <th>Select</th>
            <th style={{ minInlineSize: jobWidth }}>Job</th>
            <th>Brand</th>
            <th>Date</th>
            <th>Net</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((payment) => (
            <Row
              key={payment.id}
              payment={payment}
              isSelected={selected.has(payment.id)}
              onToggle={toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

mountGrid(Grid);
