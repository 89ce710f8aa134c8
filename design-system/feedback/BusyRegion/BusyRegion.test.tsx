import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { BusyRegion } from './BusyRegion.tsx';

test('tells a screen reader that the part is loading, until it is there', () => {
  const { rerender } = renderInDesignSystem(<BusyRegion isBusy>…</BusyRegion>);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByText('…')).toHaveAttribute('aria-busy', 'true');
  rerender(<BusyRegion isBusy={false}>12 jobs</BusyRegion>);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('12 jobs')).toHaveAttribute('aria-busy', 'false');
});

test('says what is loading where it is told', () => {
  renderInDesignSystem(
    <BusyRegion isBusy label="Loading the jobs">
      …
    </BusyRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading the jobs');
});
