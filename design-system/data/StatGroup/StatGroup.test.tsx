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
