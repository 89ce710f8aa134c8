import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { SideBySide } from './SideBySide.tsx';

test('is read in one order, whatever the screen shows first', () => {
  renderInDesignSystem(
    <SideBySide side={<h2>Next step</h2>} sideWhenNarrow="before">
      <h2>Brief</h2>
    </SideBySide>,
  );
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Brief', 'Next step']);
});
