import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { LoadingRegion } from './LoadingRegion.tsx';

test('tells a screen reader that the part is loading, until it is there', () => {
  const { rerender } = renderInDesignSystem(<LoadingRegion isLoading>…</LoadingRegion>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByText('…')).toHaveAttribute('aria-busy', 'true');
  rerender(<LoadingRegion isLoading={false}>12 jobs</LoadingRegion>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('12 jobs')).toHaveAttribute('aria-busy', 'false');
});

test('says what is loading where it is told', () => {
  renderInDesignSystem(
    <LoadingRegion isLoading label="Loading the jobs">
      …
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the jobs');
});
