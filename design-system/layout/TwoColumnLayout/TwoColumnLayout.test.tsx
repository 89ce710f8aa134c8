import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { TwoColumnLayout } from './TwoColumnLayout.tsx';

test('has one reading order, whatever narrow screens show first', () => {
  renderInDesignSystem(
    <TwoColumnLayout aside={<h2>Next step</h2>} asideOnNarrow="before">
      <h2>Brief</h2>
    </TwoColumnLayout>,
  );
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Brief', 'Next step']);
});
