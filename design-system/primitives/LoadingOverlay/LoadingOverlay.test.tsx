import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('is announced while loading', () => {
  const { rerender } = renderInDesignSystem(<LoadingOverlay isLoading />);
  expect(screen.getByRole('status')).toContainElement(
    screen.getByRole('img', { name: 'Loading…' }),
  );
  rerender(<LoadingOverlay isLoading={false} />);
  expect(screen.queryByRole('status')).toBeNull();
});
