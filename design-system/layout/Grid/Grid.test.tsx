import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Grid } from './Grid.tsx';

test('renders the given element with columns of the minimum width', () => {
  renderInDesignSystem(
    <Grid as="ul" minColumn={200}>
      <li>One</li>
    </Grid>,
  );
  expect(screen.getByRole('list').style.getPropertyValue('--grid-column')).toBe('200px');
});
