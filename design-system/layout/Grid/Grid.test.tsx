import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Grid } from './Grid.tsx';

test('a stretched grid has an attribute for its style', () => {
  renderInDesignSystem(
    <>
      <Grid as="ul" id="ordinary">
        <li>One</li>
      </Grid>
      <Grid as="ul" id="stretched" isFullWidth>
        <li>One</li>
      </Grid>
    </>,
  );
  const [ordinary, stretched] = screen.getAllByRole('list');
  expect(ordinary).not.toHaveAttribute('data-wide');
  expect(stretched).toHaveAttribute('data-wide');
});

test('a grid renders the given element with columns of the minimum width', () => {
  renderInDesignSystem(
    <Grid as="ul" minColumnWidth={200}>
      <li>One</li>
    </Grid>,
  );
  expect(screen.getByRole('list').style.getPropertyValue('--grid-column')).toBe('200px');
});
