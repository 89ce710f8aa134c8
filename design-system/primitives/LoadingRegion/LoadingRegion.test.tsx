import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';

test('a region announces that it is loading, and is busy until it has loaded', () => {
  const { rerender } = renderInDesignSystem(<LoadingRegion isLoading>…</LoadingRegion>);
  expect(getAnnounced()).toEqual(['Loading…']);
  expect(screen.getByText('…')).toHaveAttribute('aria-busy', 'true');
  rerender(<LoadingRegion isLoading={false}>12 jobs</LoadingRegion>);
  expect(screen.getByText('12 jobs')).toHaveAttribute('aria-busy', 'false');
});

test('a region announces its label while it is loading', () => {
  renderInDesignSystem(
    <LoadingRegion isLoading aria-label="Loading the jobs">
      …
    </LoadingRegion>,
  );
  expect(getAnnounced()).toEqual(['Loading the jobs']);
});
