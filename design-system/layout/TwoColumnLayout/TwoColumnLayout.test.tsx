import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { TwoColumnLayout } from './TwoColumnLayout.tsx';

test('the order of the content is the same on every screen: lead, main column, aside', () => {
  renderInDesignSystem(
    <TwoColumnLayout asideStart={<h2>Next step</h2>} aside={<h2>About the brand</h2>}>
      <h2>Brief</h2>
    </TwoColumnLayout>,
  );
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Next step', 'Brief', 'About the brand']);
});
