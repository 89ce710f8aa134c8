import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Skeleton } from './Skeleton.tsx';

test('a skeleton is hidden from screen readers', () => {
  renderInDesignSystem(<Skeleton lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
});

test('a skeleton has the given number of lines or rows, and one bar as a block', () => {
  const { rerender } = renderInDesignSystem(<Skeleton lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton').children).toHaveLength(3);
  rerender(<Skeleton shape="block" lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton').children).toHaveLength(1);
  rerender(<Skeleton shape="rows" lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton').children).toHaveLength(3);
});
