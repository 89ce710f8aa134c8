import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('an overlay is shown and announced while loading', () => {
  const { rerender } = renderInDesignSystem(<LoadingOverlay isLoading />);
  expect(getAnnounced()).toEqual(['Loading…']);
  expect(screen.getByRole('img', { name: 'Loading…' })).toBeVisible();
  rerender(<LoadingOverlay isLoading={false} />);
  expect(screen.queryByRole('img')).toBeNull();
});
