import { memo } from 'react';
import type { ExamplePayment } from './paymentList.ts';

const format = new Intl.NumberFormat('en');

type RowProps = { payment: ExamplePayment; isSelected: boolean; onToggle: (id: string) => void };

/** A row of a bare `<table>`, with a checkbox. */
export const BareRow = memo(function BareRow({ payment, isSelected, onToggle }: RowProps) {
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
