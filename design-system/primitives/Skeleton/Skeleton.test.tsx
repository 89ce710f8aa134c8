import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Skeleton } from './Skeleton.tsx';

test('is not there for a screen reader', () => {
  renderInDesignSystem(<Skeleton lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
});

test('has as many lines as the text will have, and one for a block', () => {
  const { rerender } = renderInDesignSystem(<Skeleton lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton').children).toHaveLength(3);
  rerender(<Skeleton shape="block" lines={3} data-testid="skeleton" />);
  expect(screen.getByTestId('skeleton').children).toHaveLength(1);
});
