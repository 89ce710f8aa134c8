import { useCallback, useMemo, useState } from 'react';
import { BareRow } from './BareRow.tsx';
import { mountGrid, type GridProps } from './gridPage.tsx';

const collator = new Intl.Collator('en', { numeric: true });

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
            <BareRow
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
