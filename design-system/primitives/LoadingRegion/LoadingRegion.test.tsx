import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';

test('announces that the region is loading until it has loaded', () => {
  const { rerender } = renderInDesignSystem(<LoadingRegion isLoading>…</LoadingRegion>);
  expect(getAnnounced()).toEqual(['Loading…']);
  expect(screen.getByText('…')).toHaveAttribute('aria-busy', 'true');
  rerender(<LoadingRegion isLoading={false}>12 jobs</LoadingRegion>);
  expect(screen.getByText('12 jobs')).toHaveAttribute('aria-busy', 'false');
});

test('announces the given label', () => {
  renderInDesignSystem(
    <LoadingRegion isLoading label="Loading the jobs">
      …
    </LoadingRegion>,
  );
  expect(getAnnounced()).toEqual(['Loading the jobs']);
});
