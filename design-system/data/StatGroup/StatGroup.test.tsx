import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatGroup } from './StatGroup.tsx';

test('renders every figure with its label, in order', () => {
  renderInDesignSystem(
    <StatGroup>
      <Stat label="Available" value="$ 12.00" />
      <Stat label="Pending" value="$ 3.00" />
    </StatGroup>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Available',
    'Pending',
  ]);
  expect(screen.getAllByRole('definition')[1]).toHaveTextContent('$ 3.00');
});

test('the action follows the figures', () => {
  renderInDesignSystem(
    <StatGroup actions={<button type="button">Withdraw</button>}>
      <Stat label="Available" value="$ 12.00" />
    </StatGroup>,
  );
  const figure = screen.getByText('$ 12.00');
  const position = figure.compareDocumentPosition(screen.getByRole('button'));
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
