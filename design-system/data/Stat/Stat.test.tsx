import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Stat } from './Stat.tsx';

test('associates the label with the figure', () => {
  renderInDesignSystem(<Stat label="Available" value="$ 12.00" description="Next on 05/03/2026" />);
  expect(screen.getByRole('term')).toHaveTextContent('Available');
  const [value, hint] = screen.getAllByRole('definition');
  expect(value).toHaveTextContent('$ 12.00');
  expect(hint).toHaveTextContent('Next on 05/03/2026');
});
